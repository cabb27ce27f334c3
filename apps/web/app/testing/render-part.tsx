import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { readTexts } from '../lib/all-texts.server.ts'
import { TextSourceContext } from '../lib/texts.ts'
import { Toaster } from '../ui/toast.tsx'

interface Rendering {
  /** Path and query of the page; the prefix is the language. */
  path?: string
  /** The navigation state that an earlier page handed over. */
  state?: unknown
  /** What has been read from the API already. */
  read?: [key: QueryKey, data: unknown][]
}

/** Renders a part of the product as in the app, toasts included, and returns its element. */
export function renderPart(
  part: ReactNode,
  { path = '/', state, read = [] }: Rendering = {},
): HTMLElement {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  })
  for (const [key, data] of read) queryClient.setQueryData(key, data)
  const entry = new URL(path, 'http://localhost')
  const { pathname, search, hash } = entry
  const { container } = render(
    <TextSourceContext value={readTexts}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[{ pathname, search, hash, state }]}>
          {part}
          <Toaster />
          <CurrentPath />
        </MemoryRouter>
      </QueryClientProvider>
    </TextSourceContext>,
  )
  return container
}

function CurrentPath() {
  const { pathname, search } = useLocation()
  return <data hidden className="current-path" value={pathname + search} />
}

/** Path and query of the page that a part has led to. */
export function pathOf(part: HTMLElement): string {
  return part.querySelector<HTMLDataElement>('.current-path')?.value ?? ''
}

/** The words of an element, a line for each piece of text. */
export function wordsOf(element: Element | null): string {
  if (!element) return ''
  const pieces = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let words = ''
  while (pieces.nextNode()) {
    const { nodeValue, previousSibling } = pieces.currentNode
    words += (previousSibling instanceof Text ? '' : '\n') + nodeValue
  }
  return `${words}\n`.replaceAll('\u00a0', ' ').replaceAll('\u2060', '').replace(/\n+/g, '\n')
}

/** Words of each element that a selector finds. */
export function eachOf(element: Element | null, selector: string): string[] {
  return [...(element?.querySelectorAll(selector) ?? [])].map((found) => wordsOf(found).trim())
}

/** Where the links lead, by their words. */
export function linksOf(element: Element | null): Record<string, string> {
  const links = element?.querySelectorAll('a[href]') ?? []
  return Object.fromEntries(
    [...links].map((link) => [wordsOf(link).trim(), link.getAttribute('href') ?? '']),
  )
}
