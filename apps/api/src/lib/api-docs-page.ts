import { html } from 'hono/html'

/** What the page shows of an OpenAPI document. */
export interface ApiDocument {
  info: { title: string; version: string }
  components: {
    schemas?: Record<string, Schema>
    securitySchemes?: Record<string, SecurityScheme>
  }
  paths: Record<string, Record<string, Operation>>
}

interface SecurityScheme {
  type: string
  scheme?: string
  bearerFormat?: string
  in?: string
  name?: string
}

interface Operation {
  summary?: string
  security?: Record<string, unknown>[]
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
}

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: Schema
}

type Content = Record<string, { schema: Schema }>

interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  [limit: string]: unknown
}

type Html = ReturnType<typeof html>

/** The document as one page of HTML that loads nothing but its style sheet and runs no script. */
export function apiDocsPage({ info, components, paths }: ApiDocument): Html {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const schemas = Object.entries(components.schemas ?? {})
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title} API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<header>
<h1>${info.title} API</h1>
<p>Version ${info.version}. For programs: <a href="/api/openapi.json">OpenAPI document</a>.</p>
</header>
<nav aria-label="Operations">
<ul>
${operations.map(
  ({ method, path }) =>
    html`<li><a href="#${operationId(method, path)}">${method.toUpperCase()} ${path}</a></li>\n`,
)}
</ul>
</nav>
<main>
<section aria-labelledby="authentication">
<h2 id="authentication">Authentication</h2>
<dl>
${Object.entries(components.securitySchemes ?? {}).map(
  ([name, scheme]) => html`<dt id="security-${name}"><code>${name}</code></dt>
<dd>${describeSecurity(scheme)}</dd>\n`,
)}
</dl>
</section>
<section aria-labelledby="operations">
<h2 id="operations">Operations</h2>
${operations.map(({ method, path, operation }) => operationArticle(method, path, operation))}
</section>
<section aria-labelledby="schemas">
<h2 id="schemas">Schemas</h2>
${schemas.map(
  ([name, schema]) => html`<article aria-labelledby="schema-${name}">
<h3 id="schema-${name}">${name}</h3>
${describeSchema(schema)}
</article>\n`,
)}
</section>
</main>
</body>
</html>`
}

function operationArticle(method: string, path: string, operation: Operation): Html {
  const { summary = '', security = [], parameters = [], requestBody, responses } = operation
  const id = operationId(method, path)
  const schemes = security.flatMap((alternative) => Object.keys(alternative))
  return html`<article aria-labelledby="${id}">
<h3 id="${id}"><code><b>${method.toUpperCase()}</b> ${path}</code></h3>
<p>${summary}</p>
<p>Authentication: ${
    schemes.length === 0
      ? 'none'
      : joined(
          schemes.map((name) => html`<a href="#security-${name}"><code>${name}</code></a>`),
          ' or ',
        )
  }</p>
${
  parameters.length > 0
    ? html`<h4>Parameters</h4>
<dl>
${parameters.map(
  ({ name, in: location, required = false, schema }) =>
    html`<dt><code>${name}</code> in ${location}${required ? '' : ', optional'}</dt>
<dd>${describeSchema(schema)}</dd>\n`,
)}
</dl>`
    : ''
}
${
  requestBody
    ? html`<h4>Body</h4>
${describeContent(requestBody.content)}`
    : ''
}
<h4>Responses</h4>
<dl>
${Object.entries(responses).map(
  ([status, { description, content = {} }]) => html`<dt><code>${status}</code> ${description}</dt>
<dd>${describeContent(content)}</dd>\n`,
)}
</dl>
</article>\n`
}

function describeContent(content: Content): Html[] {
  return Object.entries(content).map(
    ([type, { schema }]) => html`<p><code>${type}</code></p>
${describeSchema(schema)}\n`,
  )
}

function describeSchema(schema: Schema): Html {
  const { $ref, anyOf, oneOf, allOf, items, properties, additionalProperties } = schema
  if ($ref) {
    const name = $ref.slice($ref.lastIndexOf('/') + 1)
    return html`<a href="#schema-${name}">${name}</a>`
  }
  const parts = allOf ?? anyOf ?? oneOf
  if (parts) return joined(parts.map(describeSchema), allOf ? ' and ' : ' or ')
  if (properties) return describeProperties(properties, schema.required ?? [])
  if (items) return html`array of ${describeSchema(items)}${limitsOf(schema)}`
  if (typeof additionalProperties === 'object') {
    return html`object with values ${describeSchema(additionalProperties)}`
  }
  const values = schema.enum ?? ('const' in schema ? [schema.const] : undefined)
  if (values) {
    return joined(
      values.map((value) => html`<code>${JSON.stringify(value)}</code>`),
      ' or ',
    )
  }
  return html`${[schema.type ?? 'anything'].flat().join(' or ')}${limitsOf(schema)}`
}

function describeProperties(properties: Record<string, Schema>, required: readonly string[]): Html {
  return html`<dl>
${Object.entries(properties).map(
  ([name, schema]) =>
    html`<dt><code>${name}</code>${required.includes(name) ? '' : ', optional'}</dt>
<dd>${schema.description ? html`<p>${schema.description}</p>` : ''}${describeSchema(schema)}</dd>\n`,
)}
</dl>`
}

const limitNames = [
  'format',
  'pattern',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
]

function limitsOf(schema: Schema): Html {
  const given = limitNames.filter((name) => schema[name] !== undefined)
  return html`${given.map((name) => html`, ${name} <code>${String(schema[name])}</code>`)}`
}

function describeSecurity({
  type,
  scheme,
  bearerFormat,
  in: location,
  name,
}: SecurityScheme): Html {
  if (type === 'http') {
    return html`HTTP header <code>Authorization</code>, scheme <code>${scheme}</code>${
      bearerFormat ? `, a ${bearerFormat}` : ''
    }`
  }
  return html`${location} <code>${name}</code>`
}

function operationId(method: string, path: string): string {
  return `${method}${path.replaceAll(/[^a-z\d]+/gi, '-')}`
}

function joined(parts: readonly Html[], separator: string): Html {
  return html`${parts.map((part, index) => html`${index > 0 ? separator : ''}${part}`)}`
}

export const apiDocsStyle = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
nav ul { padding: 0; list-style: none; columns: 20rem; }
article { border-top: 1px solid #8886; padding-block: 0.5rem; }
h3 code { font-weight: 400; }
dl { margin: 0.25rem 0; }
dd { margin: 0 0 0.5rem 1.5rem; }
dd p { margin: 0; }
`
