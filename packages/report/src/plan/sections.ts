/** The parts of both reports that carry a title. */
export const sectionKeys = [
  'life',
  'work',
  'close',
  'argument',
  'freeDay',
  'strain',
  'thread',
  'shadow',
  'step',
  'moved',
  'ownWords',
  'forTheOther',
  'tomorrow',
  'certainty',
] as const
export type SectionKey = (typeof sectionKeys)[number]
