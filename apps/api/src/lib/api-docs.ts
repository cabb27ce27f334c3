import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { html } from 'hono/html'
import type { HttpApp } from './http-app.ts'
import { version } from './version.ts'

const files: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
}

const start = `window.addEventListener('load', () => {
  SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reader', deepLinking: true })
})
`

const about = {
  openapi: '3.1.0',
  info: { title: 'Individua', version },
}

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The OpenAPI document and Swagger UI as its reader, from our own host. */
export function addApiDocs(app: HttpApp): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  })
  app.openAPIRegistry.registerComponent('securitySchemes', 'registrationTicket', {
    type: 'apiKey',
    in: 'header',
    name: 'X-Registration-Ticket',
  })
  let openApi: string | undefined
  app.get('/api/openapi.json', (c) => {
    openApi ??= JSON.stringify(app.getOpenAPI31Document(about))
    return c.body(openApi, 200, { 'Content-Type': 'application/json' })
  })
  app.get('/api/docs', (c) => {
    c.header('Content-Security-Policy', policy)
    return c.html(page)
  })
  app.get('/api/docs/start.js', (c) =>
    c.body(start, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  )
  for (const [name, type] of Object.entries(files)) {
    app.get(`/api/docs/${name}`, (c) => c.body(readReaderFile(name), 200, { 'Content-Type': type }))
  }
}

function readReaderFile(name: string): Uint8Array<ArrayBuffer> {
  const require = createRequire(import.meta.url)
  return new Uint8Array(readFileSync(join(dirname(require.resolve('swagger-ui-dist')), name)))
}

const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Individua API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="reader"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>`
