import { Counter, Gauge, type Registry } from 'prom-client'
import type { Database } from '../../db/database.ts'

/** Measures of the process that need no query: read at each scrape. */
export function addProcessGauges(register: Registry, database: Database): void {
  const registers = [register]
  const connections = new Gauge({
    name: 'individua_database_connections',
    help: 'Connections that may be open, that are in use, and callers that wait for one',
    labelNames: ['state'],
    registers,
    collect: () => {
      const { most, inUse, waiting } = database.connections()
      connections.set({ state: 'most' }, most)
      connections.set({ state: 'in_use' }, inUse)
      connections.set({ state: 'waiting' }, waiting)
    },
  })
  const errors = new Counter({
    name: 'individua_database_errors_total',
    help: 'Errors of the database by the class of their SQLSTATE, or connection',
    labelNames: ['class'],
    registers,
    collect: () => {
      errors.reset()
      for (const [name, count] of database.errors()) errors.inc({ class: name }, count)
    },
  })
  addFreeDisk(register, database)
}

function addFreeDisk(register: Registry, { freeDiskBytes }: Database): void {
  if (!freeDiskBytes) return
  const free = new Gauge({
    name: 'individua_disk_free_bytes',
    help: 'Free on the disk of the embedded database',
    registers: [register],
    collect: () => {
      free.set(freeDiskBytes())
    },
  })
}

/** Measures that are read from the database, the same from every instance. */
export function createStateGauges(register: Registry) {
  const gauge = <Label extends string = never>(
    name: string,
    help: string,
    labelNames: Label[] = [],
  ) => new Gauge({ name: `individua_${name}`, help, labelNames, registers: [register] })
  return {
    unready: gauge('unready', 'Whether /readyz fails, by its reason', ['reason']),
    queueWaiting: gauge('queue_waiting_jobs', 'Jobs whose time has come', ['queue']),
    queueOldest: gauge('queue_oldest_seconds', 'How long the oldest of them waits', ['queue']),
    queueFailed: gauge('queue_failed_jobs', 'Jobs given up in the last hour', ['queue']),
    mailsWaiting: gauge('mails_waiting', 'Mails that are not sent yet'),
    mailsOldest: gauge('mails_oldest_seconds', 'How long the oldest of them waits'),
    paymentCheck: gauge(
      'payment_check_delay_seconds',
      'How long the check of a pending payment is overdue',
    ),
    keyAge: gauge('key_age_seconds', 'Age of the key that signs', ['ring']),
  }
}

export type StateGauges = ReturnType<typeof createStateGauges>
