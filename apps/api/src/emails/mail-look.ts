import type { CSSProperties } from 'react'

/** The web app's colours (apps/web/app/styles/tokens.css) as mail clients read them. */
export const colours = {
  day: {
    paper: '#f9f4ea',
    ink: '#261b14',
    soft: '#5d5045',
    line: '#dad0bf',
    gold: '#7f5719',
    action: '#20253a',
    onAction: '#fbf6ee',
  },
  night: {
    paper: '#111324',
    ink: '#ede7dc',
    soft: '#abb1c0',
    line: '#32364d',
    gold: '#e2bf7a',
    action: '#e2bf7a',
    onAction: '#121426',
  },
} as const

const { day, night } = colours
/** No font is loaded: the serif that most devices have. */
const serif = 'Georgia, "Times New Roman", serif'
const sans = '-apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'

export const styles = {
  body: { margin: 0, backgroundColor: day.paper, color: day.ink, fontFamily: sans },
  container: { backgroundColor: day.paper },
  column: { maxWidth: '480px', margin: '0 auto', padding: '40px 24px', textAlign: 'left' },
  brand: {
    borderBottom: `1px solid ${day.line}`,
    color: day.gold,
    fontFamily: serif,
    fontSize: '18px',
    margin: '0 0 28px',
    padding: '0 0 14px',
  },
  heading: {
    color: day.ink,
    fontFamily: serif,
    fontSize: '27px',
    fontWeight: 400,
    lineHeight: '1.25',
    margin: '0 0 16px',
  },
  text: { color: day.ink, fontSize: '16px', lineHeight: '1.6', margin: '0 0 26px' },
  button: { backgroundColor: day.action, borderRadius: '10px', padding: '14px 26px' },
  buttonLink: { color: day.onAction, fontSize: '16px', fontWeight: 600, textDecoration: 'none' },
  codeLabel: { color: day.ink, fontSize: '16px', lineHeight: '1.6', margin: '30px 0 8px' },
  code: {
    border: `1px solid ${day.line}`,
    borderRadius: '10px',
    color: day.ink,
    fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
    fontSize: '30px',
    letterSpacing: '0.3em',
    lineHeight: '1.2',
    margin: '0 0 26px',
    padding: '16px 0 16px 0.3em',
    textAlign: 'center',
  },
  small: { color: day.soft, fontSize: '14px', lineHeight: '1.6', margin: '0 0 12px' },
} satisfies Record<string, CSSProperties>

/** By night, for clients that ask the device; others invert what the day has, paper and ink alike. */
export const nightRules = `@media (prefers-color-scheme: dark) {
  .paper { background-color: ${night.paper} !important; }
  .ink { color: ${night.ink} !important; border-color: ${night.line} !important; }
  .soft { color: ${night.soft} !important; }
  .gold { color: ${night.gold} !important; border-color: ${night.line} !important; }
  .action { background-color: ${night.action} !important; }
  .on-action { color: ${night.onAction} !important; }
}`
