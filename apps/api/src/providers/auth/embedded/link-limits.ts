import { limits } from '@individua/contract/limits'
import { hour, minute } from '../../../lib/durations.ts'

/** When links were asked for within the last hour. */
export interface RecentRequests {
  /** Of this client for this email, newest first. */
  forEmail: Date[]
  /** The client's request that used up what it is allowed in an hour, if there is one. */
  lastAllowedByClient: Date | undefined
}

export interface LinkLimits {
  mailsPerRecipientPerMinute: number
  mailsPerRecipientPerHour: number
  mailsPerClientPerHour: number
}

export const defaultLinkLimits: LinkLimits = limits

/** Whole seconds until another link may be asked for; 0 when it may be now. Windows slide. */
export function secondsToWait(recent: RecentRequests, now: Date, allowed: LinkLimits): number {
  const milliseconds = Math.max(
    waitUntilOld(recent.forEmail[allowed.mailsPerRecipientPerMinute - 1], minute, now),
    waitUntilOld(recent.forEmail[allowed.mailsPerRecipientPerHour - 1], hour, now),
    waitUntilOld(recent.lastAllowedByClient, hour, now),
  )
  return Math.ceil(milliseconds / 1000)
}

function waitUntilOld(moment: Date | undefined, age: number, now: Date): number {
  return moment === undefined ? 0 : Math.max(0, moment.getTime() + age - now.getTime())
}
