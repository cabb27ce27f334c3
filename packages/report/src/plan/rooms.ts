/** Parts of a life that a report shows a scene of. */
export const rooms = ['work', 'close', 'argument', 'freeDay', 'strain'] as const
export type Room = (typeof rooms)[number]

/** The situations of the item bank, by the room in which a choice there is shown. */
const situationsOfRoom: Readonly<Record<Room, readonly string[]>> = {
  work: ['group-project', 'new-colleague', 'market-stall', 'conflict-at-work'],
  close: [
    'friend-in-crisis',
    'question-from-the-young',
    'wedding-speech',
    'child-for-an-afternoon',
    'box-in-the-attic',
  ],
  argument: ['argument-at-home', 'noise-next-door', 'order-from-above'],
  freeDay: [
    'free-saturday',
    'paid-leave',
    'round-birthday',
    'dinner-for-eight',
    'school-reunion',
    'week-without-telephone',
    'inheritance',
    'empty-plot',
    'new-city',
  ],
  strain: ['own-mistake', 'power-cut', 'cancelled-train'],
}

/** @throws RangeError for a situation that has no room */
export function roomOfSituation(code: string): Room {
  const room = rooms.find((one) => situationsOfRoom[one].includes(code))
  if (!room) throw new RangeError(`no room for the situation ${code}`)
  return room
}
