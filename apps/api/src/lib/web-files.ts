import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { defaultLanguage } from '@individua/contract/languages'
import { languageOfPath, splitPath, webPaths } from '@individua/contract/paths'
import type { Context } from 'hono'
import { type InlineHashes, pagePolicy, workerPolicy } from './security-headers.ts'
import type { StoredAsset } from './web-builds.queries.ts'
import { chooseEncoding, type Encoding, fileHeaders, isHashedAsset } from './web-headers.ts'

interface WebFile {
  headers: [name: string, value: string][]
  etag: string
  bytesIn(encoding: Encoding): Uint8Array<ArrayBuffer>
  policy: string | undefined
}

export interface WebFilesOptions {
  directory: string
  publicUrl: string
  contactEmail: string
  authOrigin: string | undefined
}

/** Of a file that the build has compressed with brotli, beside the file itself. */
const compressedExtension = '.br'

const precompressed = new Set(['.woff2', '.png', '.ico'])

export interface WebFiles {
  /** Undefined when no file and no page has the path. */
  respond(c: Context): Response | undefined
  assetPaths: readonly string[]
  compressAssets(): StoredAsset[]
}

/** The built web app, read once, and compressed at the first request for it; served from memory. */
export function openWebFiles(options: WebFilesOptions): WebFiles {
  const files = new Map<string, WebFile>()
  for (const path of listFiles(options.directory)) {
    const name = `/${relative(options.directory, path).split(sep).join('/')}`
    files.set(pathOf(name), readWebFile(path, name, options))
  }
  const fallback = files.get('/__spa-fallback.html')
  const fallbacks = new Map<string, WebFile>()

  function respond(c: Context): Response | undefined {
    const path = decodePath(c.req.path)
    const file = files.get(path)
    if (file) return send(c, file, 200)
    if (path !== '/' && path.endsWith('/')) return c.redirect(withoutSlash(c.req.url), 308)
    if (path.split('/')[1] === defaultLanguage) return c.redirect(unprefixed(c.req.url), 308)
    if (!fallback || !isOfPage(path, c.req.header('accept'))) return undefined
    const { rest } = splitPath(path)
    const isKnown = webPaths.some((known) => known === rest)
    if (isKnown) c.header('Link', `<${options.publicUrl}${rest}>; rel="canonical"`)
    const language = languageOfPath(path)
    const page = fallbacks.get(language) ?? inLanguage(fallback, language)
    fallbacks.set(language, page)
    return send(c, page, isKnown ? 200 : 404)
  }

  const assets = [...files].filter(([name]) => isHashedAsset(name))
  return {
    respond,
    assetPaths: assets.map(([path]) => path),
    compressAssets: () => assets.map(([path, file]) => ({ path, content: brotliOf(file) })),
  }
}

/** A page is the `index.html` of its folder, and has the path of the folder alone. */
function pathOf(name: string): string {
  const end = '/index.html'
  return name.endsWith(end) ? name.slice(0, -end.length) || '/' : name
}

/** Of a file that is missing a browser gets the page for it only where it opens the path itself. */
function isOfPage(path: string, accepted = ''): boolean {
  return extname(path) === '' || (accepted.includes('text/html') && !isHashedAsset(path))
}

/** Files that are compressed by their format are kept as they are. */
function brotliOf({ bytesIn }: WebFile): Uint8Array {
  const [br, identity] = [bytesIn('br'), bytesIn('identity')]
  return br === identity ? brotliCompressSync(identity) : br
}

function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && extname(entry.name) !== compressedExtension)
    .map((entry) => join(entry.parentPath, entry.name))
}

/** What the pages cannot know when they are built. */
function fillIn(text: string, { publicUrl, contactEmail }: WebFilesOptions): string {
  return text.replaceAll('__PUBLIC_URL__', publicUrl).replaceAll('__CONTACT_EMAIL__', contactEmail)
}

function readWebFile(path: string, name: string, options: WebFilesOptions): WebFile {
  const extension = extname(path)
  const raw = readFileSync(path)
  const isText = /html|xml|txt/.test(extension)
  const content = isText ? Buffer.from(fillIn(raw.toString('utf8'), options)) : raw
  return {
    headers: fileHeaders(name),
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    bytesIn: precompressed.has(extension)
      ? asItIs(content)
      : compressWhenAsked(content, compressedByBuild(path)),
    policy: policyOf(name, content, options),
  }
}

function policyOf(name: string, content: Buffer, { authOrigin }: WebFilesOptions) {
  if (name === '/sw.js') return workerPolicy
  if (extname(name) !== '.html') return undefined
  return pagePolicy(inlineHashes(content.toString('utf8')), authOrigin)
}

function asItIs(content: Uint8Array): WebFile['bytesIn'] {
  const identity = new Uint8Array(content)
  return () => identity
}

function compressedByBuild(path: string): Buffer | undefined {
  const compressed = path + compressedExtension
  return existsSync(compressed) ? readFileSync(compressed) : undefined
}

/** Compressing everything takes half a second of a start, and nearly no browser asks for gzip. */
function compressWhenAsked(content: Uint8Array, brotli?: Uint8Array): WebFile['bytesIn'] {
  // The only copy that stays: `content` is not used below.
  const identity = new Uint8Array(content)
  const made = new Map<Encoding, Uint8Array<ArrayBuffer>>([['identity', identity]])
  if (brotli) made.set('br', new Uint8Array(brotli))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  return (encoding) => {
    const bytes =
      made.get(encoding) ??
      new Uint8Array(
        encoding === 'gzip' ? gzipSync(identity) : brotliCompressSync(identity, { params }),
      )
    made.set(encoding, bytes)
    return bytes
  }
}

function inlineHashes(html: string): InlineHashes {
  return {
    scripts: hashAll(html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)),
    styles: hashAll(html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)),
  }
}

function hashAll(matches: Iterable<RegExpMatchArray>): string[] {
  return [...matches].map(([, text]) =>
    createHash('sha256')
      .update(text ?? '')
      .digest('base64'),
  )
}

function inLanguage(page: WebFile, language: string): WebFile {
  const html = Buffer.from(page.bytesIn('identity'))
    .toString('utf8')
    .replace(/<html lang="[a-z]+"/, `<html lang="${language}"`)
  return {
    ...page,
    etag: `${page.etag.slice(0, -1)}-${language}"`,
    bytesIn: compressWhenAsked(Buffer.from(html)),
  }
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The same URL without slashes at its end; two at its start would lead to another site. */
function withoutSlash(url: string): string {
  const { pathname, search } = new URL(url)
  return `/${pathname.replace(/^\/+|\/+$/g, '')}${search}`
}

/** The default language has no prefix. */
function unprefixed(url: string): string {
  const target = new URL(url)
  target.pathname = target.pathname.slice(`/${defaultLanguage}`.length) || '/'
  return withoutSlash(target.href)
}

function send(c: Context, file: WebFile, status: 200 | 404): Response {
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  const body = file.bytesIn(encoding)
  const isEncoded = body !== file.bytesIn('identity')
  for (const [name, value] of file.headers) c.header(name, value)
  c.header('ETag', file.etag)
  if (file.policy) c.header('Content-Security-Policy', file.policy)
  if (isEncoded) c.header('Content-Encoding', encoding)
  return c.body(body, status)
}
