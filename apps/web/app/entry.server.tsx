import { renderToReadableStream } from 'react-dom/server.edge'
import { type EntryContext, ServerRouter } from 'react-router'
import { readTexts } from './lib/all-texts.server.ts'
import { firstCoreQuestion } from './lib/first-question.server.ts'
import { FirstQuestionSource } from './lib/first-question.ts'
import { UsedTexts } from './lib/page-texts.tsx'
import { type TextSource, TextSourceContext } from './lib/texts.ts'
import type { Texts } from './lib/translate.ts'

/** Runs at build time only: makes one prerendered page and the texts it carries. */
export default async function prerenderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const used: Record<string, Texts> = {}
  const source: TextSource = (language, namespace) => {
    const texts = readTexts(language, namespace)
    used[namespace] = texts
    return texts
  }
  const body = await renderToReadableStream(
    <TextSourceContext value={source}>
      <UsedTexts value={used}>
        <FirstQuestionSource value={firstCoreQuestion}>
          <ServerRouter context={context} url={request.url} />
        </FirstQuestionSource>
      </UsedTexts>
    </TextSourceContext>,
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
