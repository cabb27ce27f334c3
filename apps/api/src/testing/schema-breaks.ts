/** What is compared of a JSON schema; references are resolved. */
export interface ComparedSchema {
  type?: string | string[]
  deprecated?: boolean
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  items?: ComparedSchema
  properties?: Record<string, ComparedSchema>
  required?: string[]
  additionalProperties?: boolean | ComparedSchema
  anyOf?: ComparedSchema[]
  oneOf?: ComparedSchema[]
  minimum?: number
  minLength?: number
  minItems?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
}

type Compare = (at: string, released: ComparedSchema, current: ComparedSchema) => string[]

const lowest = ['minimum', 'minLength', 'minItems'] as const
const highest = ['maximum', 'maxLength', 'maxItems'] as const

/** Why a request that was accepted could be refused now; none when it cannot. */
export const requestBreaks: Compare = (at, released, current) =>
  ofVariants(at, released, current, (where, before, after) => [
    ...(isWithin(before.type, after.type) ? [] : [otherType(where, before, after)]),
    ...valueBreaks(where, before, after),
    ...boundBreaks(where, before, after),
    ...fieldBreaks(where, before, after, requestBreaks),
    ...required(after)
      .filter((name) => !required(before).includes(name))
      .map((name) => `${where}.${name} became required`),
    ...(after.additionalProperties === false && before.additionalProperties !== false
      ? [`${where} takes no further fields any more`]
      : []),
  ])

/** Why a reader of the released response could fail on one of today's; none when it cannot. */
export const responseBreaks: Compare = (at, released, current) => [
  ...(isNullable(current) && !isNullable(released) ? [`${at} may be null now`] : []),
  ...ofVariants(at, withoutNull(released), current, (where, before, after) => [
    ...(isWithin(after.type, before.type) ? [] : [otherType(where, before, after)]),
    ...(before.const !== undefined && before.const !== after.const
      ? [`${where} is no longer ${JSON.stringify(before.const)}`]
      : []),
    ...fieldBreaks(where, before, after, responseBreaks),
    ...required(before)
      .filter((name) => after.properties?.[name] && !required(after).includes(name))
      .map((name) => `${where}.${name} may be missing now`),
  ]),
]

const required = (schema: ComparedSchema) => schema.required ?? []

/** Each released variant needs a current one that fits; the one that fits best says what is missing. */
function ofVariants(
  at: string,
  released: ComparedSchema,
  current: ComparedSchema,
  compare: Compare,
): string[] {
  return variantsOf(released).flatMap((before) => {
    const found = variantsOf(current).map((after) => compare(at, before, after))
    return found.toSorted((one, other) => one.length - other.length)[0] ?? [`${at} is gone`]
  })
}

function variantsOf(schema: ComparedSchema): ComparedSchema[] {
  const { anyOf, oneOf, type, ...rest } = schema
  const listed = anyOf ?? oneOf
  if (listed) return listed.flatMap(variantsOf)
  return Array.isArray(type) ? type.map((one) => ({ ...rest, type: one })) : [schema]
}

/** A reader that expects null as well gets along without it. */
function withoutNull(schema: ComparedSchema): ComparedSchema {
  const variants = variantsOf(schema).filter(({ type }) => type !== 'null')
  return variants.length > 0 ? { anyOf: variants } : schema
}

const isNullable = (schema: ComparedSchema) =>
  variantsOf(schema).some(({ type }) => type === 'null')

/** Whether a value of the one type is one of the other; none stands for any value. */
function isWithin(inner: ComparedSchema['type'], outer: ComparedSchema['type']): boolean {
  return outer === undefined || inner === outer || (inner === 'integer' && outer === 'number')
}

const otherType = (at: string, before: ComparedSchema, after: ComparedSchema) =>
  `${at} was ${before.type ?? 'any value'} and is ${after.type ?? 'any value'}`

function valueBreaks(at: string, released: ComparedSchema, current: ComparedSchema): string[] {
  const [before, after] = [valuesOf(released), valuesOf(current)]
  const changed = (['pattern', 'format'] as const).filter(
    (rule) => current[rule] !== undefined && current[rule] !== released[rule],
  )
  return [
    ...(after && !before ? [`${at} takes certain values only now`] : []),
    ...(before ?? [])
      .filter((value) => after && !after.includes(value))
      .map((value) => `${at} does not take ${JSON.stringify(value)} any more`),
    ...changed.map((rule) => `${at} has another ${rule}`),
  ]
}

const valuesOf = (schema: ComparedSchema) =>
  schema.enum ?? (schema.const === undefined ? undefined : [schema.const])

function boundBreaks(at: string, released: ComparedSchema, current: ComparedSchema): string[] {
  const isRaised = lowest.filter(
    (bound) => (current[bound] ?? -Infinity) > (released[bound] ?? -Infinity),
  )
  const isLowered = highest.filter(
    (bound) => (current[bound] ?? Infinity) < (released[bound] ?? Infinity),
  )
  return [...isRaised, ...isLowered].map((bound) => `${at} has a narrower ${bound}`)
}

function fieldBreaks(
  at: string,
  released: ComparedSchema,
  current: ComparedSchema,
  compare: Compare,
): string[] {
  const fields = Object.entries(released.properties ?? {}).flatMap(([name, before]) => {
    const after = current.properties?.[name]
    if (after) return compare(`${at}.${name}`, before, after)
    return before.deprecated ? [] : [`${at}.${name} is gone`]
  })
  const items =
    released.items && current.items ? compare(`${at}[]`, released.items, current.items) : []
  const values =
    typeof released.additionalProperties === 'object' &&
    typeof current.additionalProperties === 'object'
      ? compare(`${at}{}`, released.additionalProperties, current.additionalProperties)
      : []
  return [...fields, ...items, ...values]
}
