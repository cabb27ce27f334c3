import { hostname } from 'node:os'
import pino, { type DestinationStream, type Logger } from 'pino'
import type { Env } from '../env.ts'
import { describeError } from './describe-error.ts'
import { version } from './version.ts'

/**
 * The log: a line of JSON an event, each with the instance and the version that wrote it.
 * @param destination where the lines go: standard output unless given
 */
export function createLog(
  {
    LOG_LEVEL: level,
    INSTANCE_NAME: instance = hostname(),
  }: Pick<Env, 'LOG_LEVEL' | 'INSTANCE_NAME'>,
  destination?: DestinationStream,
): Logger {
  const options = { level, base: { instance, version }, serializers: { err: describeError } }
  return pino(options, destination)
}
