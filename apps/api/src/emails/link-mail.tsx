/** @jsxRuntime automatic */
import type { Language } from '@individua/contract/languages'
import type { ReactNode } from 'react'
import type { LinkLife } from '../providers/auth/auth-provider.ts'
import { emailTexts, fillIn } from './email-texts.ts'
import { nightRules, styles } from './mail-look.ts'

/** What every mail with a link is made of. */
export interface LinkMail {
  language: Language
  heading: string
  intro: string
  button: string
  link: string
  /** Signs in as the link does; absent where the link only leads somewhere. */
  code?: string
  /** How long link and code work, where the link is a key to an account. */
  validFor?: LinkLife
  /** Why the reader gets it, where the link is no key to an account. */
  reason?: string
  /** Ends mails of this kind. */
  unsubscribe?: { label: string; url: string }
  sender: string
}

/** Tables and inline styles, because mail clients know nothing newer for sure. */
export function LinkMailHtml(mail: LinkMail) {
  const texts = emailTexts[mail.language]
  return (
    <html lang={mail.language} dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{mail.heading}</title>
        <style>{nightRules}</style>
      </head>
      <body className="paper" style={styles.body}>
        <Column>
          <p className="gold" style={styles.brand}>
            Individua
          </p>
          <h1 className="ink" style={styles.heading}>
            {mail.heading}
          </h1>
          <p className="ink" style={styles.text}>
            {mail.intro}
          </p>
          <Button href={mail.link}>{mail.button}</Button>
          {mail.code && <Code language={mail.language}>{mail.code}</Code>}
          {smallPrintOf(mail).map((text, index) => (
            <p
              key={text}
              className="soft"
              style={mail.code || index > 0 ? styles.small : belowButton}
            >
              {text}
            </p>
          ))}
          {mail.unsubscribe && (
            <p className="soft" style={styles.small}>
              <a href={mail.unsubscribe.url} className="soft" style={styles.smallLink}>
                {mail.unsubscribe.label}
              </a>
            </p>
          )}
          <p className="soft" style={styles.small}>
            {fillIn(texts.sentBy, { sender: mail.sender })}
          </p>
        </Column>
      </body>
    </html>
  )
}

const belowButton = { ...styles.small, marginTop: '30px' }

/** The outer table carries the paper, for clients that drop the body's. */
function Column({ children }: { children: ReactNode }) {
  return (
    <table
      role="presentation"
      className="paper"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={styles.container}
    >
      <tbody>
        <tr>
          <td align="center">
            <div style={styles.column}>{children}</div>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** The cell carries colour and padding: some clients ignore them on a link. */
function Button({ href, children }: { href: string; children: string }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td className="action" style={styles.button}>
            <a href={href} className="on-action" style={styles.buttonLink}>
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function Code({ language, children }: { language: Language; children: string }) {
  return (
    <>
      <p className="ink" style={styles.codeLabel}>
        {emailTexts[language].codeLabel}
      </p>
      <p className="ink" style={styles.code}>
        {children}
      </p>
    </>
  )
}

/** The same mail for readers of plain text. */
export function linkMailText(mail: LinkMail): string {
  const texts = emailTexts[mail.language]
  return [
    mail.heading,
    mail.intro,
    `${texts.linkLabel}\n${mail.link}`,
    ...(mail.code ? [`${texts.codeLabel}\n${mail.code}`] : []),
    ...smallPrintOf(mail),
    ...(mail.unsubscribe ? [`${mail.unsubscribe.label}:\n${mail.unsubscribe.url}`] : []),
    `-- \n${fillIn(texts.sentBy, { sender: mail.sender })}\n`,
  ].join('\n\n')
}

function smallPrintOf({ language, validFor, reason }: LinkMail): string[] {
  const ofKey = validFor ? [validityOf(validFor, language), emailTexts[language].notYou] : []
  return [...ofKey, ...(reason ? [reason] : [])]
}

function validityOf({ link, code }: LinkLife, language: Language): string {
  const { validity } = emailTexts[language]
  if (link === code) return fillIn(validity.same, { minutes: code })
  return link > 60
    ? fillIn(validity.hours, { hours: link / 60, minutes: code })
    : fillIn(validity.minutes, { linkMinutes: link, minutes: code })
}
