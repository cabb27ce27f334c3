import { z } from 'zod'

/** What a check found. */
export const finding = z.object({
  name: z.string(),
  verdict: z.enum(['ok', 'warning', 'failed']),
  /** What was seen; never a secret. */
  seen: z.string(),
  /** What the operator can do; none where all is well. */
  wayOut: z.string().optional(),
})
export type Finding = z.infer<typeof finding>

/** What a check of a service found, and what time that service said it was. */
export interface Looked {
  findings: Finding[]
  clock?: { of: string; date: string | undefined }
}

export const ok = (name: string, seen: string): Finding => ({ name, verdict: 'ok', seen })

export const warning = (name: string, seen: string, wayOut: string): Finding => ({
  name,
  verdict: 'warning',
  seen,
  wayOut,
})

export const failed = (name: string, seen: string, wayOut: string): Finding => ({
  name,
  verdict: 'failed',
  seen,
  wayOut,
})
