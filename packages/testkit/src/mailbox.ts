import { z } from 'zod'

export interface Mail {
  to: string
  subject: string
  text: string
}

/** Reads the mails to an email, newest first. */
export type ReadMails = (email: string) => Promise<Mail[]>

const mails = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() }))

/** The mailbox that a server without a mail server shows. */
export function mailboxOf(origin: string): ReadMails {
  return async (email) => {
    const response = await fetch(`${origin}/dev/mailbox.json`)
    return mails.parse(await response.json()).filter(({ to }) => to === email)
  }
}

export const linkIn = ({ text }: Mail): string => /https?:\/\/\S+/.exec(text)?.[0] ?? ''
export const codeIn = ({ text }: Mail): string => /\b\d{6}\b/.exec(text)?.[0] ?? ''
