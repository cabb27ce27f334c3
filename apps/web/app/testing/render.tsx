import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { readTexts } from '../lib/all-texts.server.ts'
import { TextSourceContext } from '../lib/texts.ts'

interface Rendering {
  /** Address of the page; its prefix is the language. */
  path?: string
  /** What has been read from the API already. */
  read?: [key: QueryKey, data: unknown][]
}

/** The markup of a part of the product as it first appears, without a browser. */
export function render(part: ReactNode, { path = '/', read = [] }: Rendering = {}): string {
  const queryClient = new QueryClient()
  for (const [key, data] of read) queryClient.setQueryData(key, data)
  return renderToStaticMarkup(
    <TextSourceContext value={readTexts}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[path]}>{part}</MemoryRouter>
      </QueryClientProvider>
    </TextSourceContext>,
  )
}

/** The words of a markup, each element's apart from the next one's. */
export function wordsOf(markup: string): string {
  return decoded(markup.replace(/<[^>]+>/g, '\n')).replace(/\n+/g, '\n')
}

/** Words of each element of that name. */
export function eachOf(markup: string, name: string): string[] {
  const elements = markup.matchAll(new RegExp(`<${name}[\\s>].*?</${name}>`, 'gs'))
  return [...elements].map(([element]) => wordsOf(element).trim())
}

/** Where the links lead, by their words. */
export function linksOf(markup: string): Record<string, string> {
  const links = markup.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)
  return Object.fromEntries(
    [...links].map(([, to = '', inner = '']) => [wordsOf(inner).trim(), to]),
  )
}

function decoded(text: string): string {
  return text
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
