import type { CSSProperties } from 'react'
import { colours, fonts } from '../lib/page-colours.ts'

const { day, night } = colours

export const styles = {
  body: { margin: 0, backgroundColor: day.paper, color: day.ink, fontFamily: fonts.sans },
  container: { backgroundColor: day.paper },
  column: { maxWidth: '480px', margin: '0 auto', padding: '40px 24px', textAlign: 'left' },
  brand: {
    borderBottom: `1px solid ${day.line}`,
    color: day.gold,
    fontFamily: fonts.serif,
    fontSize: '18px',
    margin: '0 0 28px',
    padding: '0 0 14px',
  },
  heading: {
    color: day.ink,
    fontFamily: fonts.serif,
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
  smallLink: { color: day.soft, textDecoration: 'underline' },
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
