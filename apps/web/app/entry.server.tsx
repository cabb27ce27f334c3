import { renderToReadableStream } from 'react-dom/server.edge'
import { type EntryContext, ServerRouter } from 'react-router'
import { allTexts } from './lib/all-texts.server.ts'
import { createI18n, I18nSource } from './lib/i18n.ts'

/** Runs at build time only: makes one prerendered page with the texts it uses. */
export default async function prerenderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const instances = new Map<string, ReturnType<typeof createI18n>>()
  const body = await renderToReadableStream(
    <I18nSource
      value={(language) => {
        const known = instances.get(language) ?? createI18n(language, allTexts(language))
        instances.set(language, known)
        return known
      }}
    >
      <ServerRouter context={context} url={request.url} />
    </I18nSource>,
    {
      onError(error) {
        throw error
      },
    },
  )
  await body.allReady
  headers.set('Content-Type', 'text/html')
  return new Response(body, { headers, status })
}
