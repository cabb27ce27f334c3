/** A mail ready to be sent. `id` names it for good: a second delivery differs from another mail. */
export interface Mail {
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** Ends mails of this kind by one POST without a session (RFC 8058); null where nothing is to end. */
  unsubscribeUrl: string | null
}

/** Hands mails over for delivery. */
export interface MailTransport {
  /** True when mails stay in this system and must be stored readable. */
  keepsMails: boolean
  /** Email (with or without a name) that mails come from. */
  sender: string
  /** Resolves once the mail is accepted. @throws {MailRefused} */
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}

/** Why a mail was not accepted, by code only: what servers write about it may name the recipient. */
export class MailRefused extends Error {
  readonly code: string
  /** True when trying again is no use. */
  readonly isFinal: boolean

  constructor(code: string, isFinal: boolean) {
    super(`mail not accepted: ${code}`)
    this.code = code
    this.isFinal = isFinal
  }
}
