/** @jsxRuntime automatic */
import type { Language } from '@individua/contract/languages'
import { limits } from '@individua/contract/limits'
import type { CSSProperties, ReactNode } from 'react'
import { emailTexts, fillIn } from './email-texts.ts'

/** What every mail with a link is made of. */
export interface LinkMail {
  language: Language
  heading: string
  intro: string
  button: string
  link: string
  /** Signs in as the link does; absent where the link only leads somewhere. */
  code?: string
  /** Why the reader gets it, where the link is no key to an account. */
  reason?: string
  sender: string
}

const font = '-apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'

/*
 * Colours that keep their contrast when a mail client inverts them: no background of our own
 * except the button's, mid-dark text, a border that shows on both.
 */
const styles = {
  body: { margin: 0, fontFamily: font },
  container: { maxWidth: '480px', margin: '0 auto' },
  column: { padding: '32px 20px' },
  brand: { fontSize: '14px', letterSpacing: '0.08em', margin: '0 0 24px' },
  heading: { fontSize: '24px', lineHeight: '1.3', fontWeight: 600, margin: '0 0 16px' },
  text: { fontSize: '16px', lineHeight: '1.6', margin: '0 0 24px' },
  button: {
    backgroundColor: '#4b3a78',
    border: '1px solid #8d7cc0',
    borderRadius: '10px',
    padding: '14px 24px',
  },
  buttonLink: { color: '#ffffff', fontSize: '16px', fontWeight: 600, textDecoration: 'none' },
  codeLabel: { fontSize: '16px', lineHeight: '1.6', margin: '28px 0 8px' },
  code: {
    border: '1px solid #8d7cc0',
    borderRadius: '10px',
    fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
    fontSize: '30px',
    letterSpacing: '0.3em',
    lineHeight: '1.2',
    margin: '0 0 24px',
    padding: '16px 0 16px 0.3em',
    textAlign: 'center',
  },
  small: { fontSize: '14px', lineHeight: '1.6', margin: '0 0 12px' },
  belowButton: { fontSize: '14px', lineHeight: '1.6', margin: '28px 0 12px' },
} satisfies Record<string, CSSProperties>

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
      </head>
      <body style={styles.body}>
        <Column style={styles.container}>
          <p style={styles.brand}>Individua</p>
          <h1 style={styles.heading}>{mail.heading}</h1>
          <p style={styles.text}>{mail.intro}</p>
          <Button href={mail.link}>{mail.button}</Button>
          {mail.code && <Code language={mail.language}>{mail.code}</Code>}
          {smallPrintOf(mail).map((text, index) => (
            <p key={text} style={mail.code || index > 0 ? styles.small : styles.belowButton}>
              {text}
            </p>
          ))}
          <p style={styles.small}>{fillIn(texts.sentBy, { sender: mail.sender })}</p>
        </Column>
      </body>
    </html>
  )
}

function Column({ style, children }: { style: CSSProperties; children: ReactNode }) {
  return (
    <table
      role="presentation"
      align="center"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={style}
    >
      <tbody>
        <tr>
          <td style={styles.column}>{children}</td>
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
          <td style={styles.button}>
            <a href={href} style={styles.buttonLink}>
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
      <p style={styles.codeLabel}>{emailTexts[language].codeLabel}</p>
      <p style={styles.code}>{children}</p>
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
    `-- \n${fillIn(texts.sentBy, { sender: mail.sender })}\n`,
  ].join('\n\n')
}

function smallPrintOf({ language, code, reason }: LinkMail): string[] {
  const { validity, notYou } = emailTexts[language]
  const ofCode = [fillIn(validity, { minutes: limits.signInLinkMinutes }), notYou]
  return [...(code ? ofCode : []), ...(reason ? [reason] : [])]
}
