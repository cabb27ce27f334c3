import { type ApiDocument, apiDocsPage, apiDocsStyle } from './api-docs-page.ts'
import type { HttpApp } from './http-app.ts'
import { version } from './version.ts'

const about = {
  openapi: '3.1.0',
  info: { title: 'Individua', version },
}

const policy =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The OpenAPI document, and a page that shows it to people. */
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
  // Complete only when every route is there: at the first request.
  let json: string | undefined
  const readDocument = () => (json ??= JSON.stringify(app.getOpenAPI31Document(about)))
  app.get('/api/openapi.json', (c) =>
    c.body(readDocument(), 200, { 'Content-Type': 'application/json' }),
  )
  app.get('/api/docs', (c) => {
    c.header('Content-Security-Policy', policy)
    return c.html(apiDocsPage(JSON.parse(readDocument()) as ApiDocument))
  })
  app.get('/api/docs/style.css', (c) =>
    c.body(apiDocsStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  )
}
