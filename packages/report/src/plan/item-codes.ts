/** Codes of the ten core statements, as `coreItems` lists them. */
export const coreCodes = [
  'c01',
  'c02',
  'c03',
  'c04',
  'c05',
  'c06',
  'c07',
  'c08',
  'c09',
  'c10',
] as const
export type CoreCode = (typeof coreCodes)[number]

/** Codes of the open prompts, as `openPrompts` lists them. */
export const promptCodes = ['o1', 'o2', 'o3', 'o4', 'o5', 'o6', 'o7', 'o8', 'o9', 'o10'] as const
export type PromptCode = (typeof promptCodes)[number]
