/** @jsxRuntime automatic */
import type { Language } from '@individua/contract/languages'
import { limits } from '@individua/contract/limits'
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Section,
  Text,
} from '@react-email/components'
import type { CSSProperties } from 'react'
import { emailTexts, fillIn } from './email-texts.ts'

/** What every mail with a link and a code is made of. */
export interface LinkMail {
  language: Language
  heading: string
  intro: string
  button: string
  link: string
  code: string
  sender: string
}

const font = '-apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'

/*
 * Colours that keep their contrast when a mail client inverts them: no background of our own
 * except the button's, mid-dark text, a border that shows on both.
 */
const styles = {
  body: { margin: 0, fontFamily: font },
  container: { maxWidth: '480px', margin: '0 auto', padding: '32px 20px' },
  brand: { fontSize: '14px', letterSpacing: '0.08em', margin: '0 0 24px' },
  heading: { fontSize: '24px', lineHeight: '1.3', fontWeight: 600, margin: '0 0 16px' },
  text: { fontSize: '16px', lineHeight: '1.6', margin: '0 0 24px' },
  button: {
    backgroundColor: '#4b3a78',
    color: '#ffffff',
    border: '1px solid #8d7cc0',
    borderRadius: '10px',
    fontSize: '16px',
    fontWeight: 600,
    padding: '14px 24px',
    textDecoration: 'none',
  },
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
  line: { borderColor: '#8d7cc0', margin: '8px 0 20px' },
  small: { fontSize: '14px', lineHeight: '1.6', margin: '0 0 12px' },
} satisfies Record<string, CSSProperties>

export function LinkMailHtml(mail: LinkMail) {
  const texts = emailTexts[mail.language]
  return (
    <Html lang={mail.language}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{mail.heading}</title>
      </Head>
      <Body style={styles.body}>
        <Container style={styles.container}>
          <Text style={styles.brand}>Individua</Text>
          <Heading as="h1" style={styles.heading}>
            {mail.heading}
          </Heading>
          <Text style={styles.text}>{mail.intro}</Text>
          <Section>
            <Button href={mail.link} style={styles.button}>
              {mail.button}
            </Button>
          </Section>
          <Text style={styles.codeLabel}>{texts.codeLabel}</Text>
          <Text style={styles.code}>{mail.code}</Text>
          <Hr style={styles.line} />
          <Text style={styles.small}>{validity(mail.language)}</Text>
          <Text style={styles.small}>{texts.notYou}</Text>
          <Text style={styles.small}>{fillIn(texts.sentBy, { sender: mail.sender })}</Text>
        </Container>
      </Body>
    </Html>
  )
}

/** The same mail for readers of plain text. */
export function linkMailText(mail: LinkMail): string {
  const texts = emailTexts[mail.language]
  return [
    mail.heading,
    mail.intro,
    `${texts.linkLabel}\n${mail.link}`,
    `${texts.codeLabel}\n${mail.code}`,
    validity(mail.language),
    texts.notYou,
    `-- \n${fillIn(texts.sentBy, { sender: mail.sender })}\n`,
  ].join('\n\n')
}

function validity(language: Language): string {
  return fillIn(emailTexts[language].validity, { minutes: limits.signInLinkMinutes })
}
