import { etag, RETAINED_304_HEADERS } from 'hono/etag'

/**
 * Responds with 304 when the caller already holds the version that the response's `ETag` names. For
 * routes that set an ETag themselves.
 */
export const revalidate = etag({
  retainedHeaders: [...RETAINED_304_HEADERS, 'content-language', 'content-security-policy'],
})
