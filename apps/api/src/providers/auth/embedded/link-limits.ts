import { limits } from '@individua/contract/limits'

export const minute = 60_000
export const hour = 60 * minute

/** When links were asked for within the last hour, newest first. */
export interface RecentRequests {
  forAddress: Date[]
  byClient: Date[]
}

export interface LinkLimits {
  mailsPerAddressPerMinute: number
  mailsPerAddressPerHour: number
  mailsPerClientPerHour: number
}

export const defaultLinkLimits: LinkLimits = limits

/** Whole seconds until another link may be asked for; 0 when it may be now. Windows slide. */
export function secondsToWait(recent: RecentRequests, now: Date, allowed: LinkLimits): number {
  const milliseconds = Math.max(
    waitFor(recent.forAddress, allowed.mailsPerAddressPerMinute, minute, now),
    waitFor(recent.forAddress, allowed.mailsPerAddressPerHour, hour, now),
    waitFor(recent.byClient, allowed.mailsPerClientPerHour, hour, now),
  )
  return Math.ceil(milliseconds / 1000)
}

function waitFor(newestFirst: Date[], allowed: number, window: number, now: Date): number {
  const last = newestFirst[allowed - 1]
  return last === undefined ? 0 : Math.max(0, last.getTime() + window - now.getTime())
}
