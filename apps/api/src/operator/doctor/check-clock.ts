import { type Finding, failed, ok, warning } from './finding.ts'

const warnSeconds = 5
/** Beyond it the signatures of webhooks and the tokens of other services are refused. */
const failSeconds = 60

/**
 * @param clocks what others say the time is, with this machine's time when they said so
 */
export function checkClock(clocks: readonly { of: string; theirs: Date; ours: Date }[]): Finding[] {
  return clocks.map(({ of, theirs, ours }) => {
    const seconds = Math.round((ours.getTime() - theirs.getTime()) / 1000)
    const distance = Math.abs(seconds)
    if (distance < warnSeconds) return ok('clock', `agrees with that of ${of}`)
    const seen = `${distance} s ${seconds > 0 ? 'ahead of' : 'behind'} that of ${of}`
    const wayOut = 'Let a time service set the clock of this machine, such as systemd-timesyncd.'
    return distance < failSeconds ? warning('clock', seen, wayOut) : failed('clock', seen, wayOut)
  })
}
