import { StyleSheet } from '@react-pdf/renderer'
import { sans, serif } from './register-fonts.ts'

/** The light theme of the screens, as print needs it: in sRGB. */
export const paper = {
  sheet: '#f8f4ec',
  raised: '#fdfbf7',
  ink: '#2a2420',
  soft: '#665b50',
  line: '#ddd2c2',
  goldText: '#7a5712',
  gold: '#a67c2e',
  goldFaint: '#ecdfc6',
  rust: '#93401f',
  rustFaint: '#ecd9cf',
} as const

/** Points. The left margin is wide: the text keeps a measure that the eye can follow. */
export const sheet = { top: 84, bottom: 78, left: 116, right: 92 } as const
export const measure = 595 - sheet.left - sheet.right

export const styles = StyleSheet.create({
  page: {
    backgroundColor: paper.sheet,
    color: paper.ink,
    fontFamily: sans,
    fontSize: 9.6,
    paddingTop: sheet.top,
    paddingBottom: sheet.bottom,
    paddingLeft: sheet.left,
    paddingRight: sheet.right,
  },
  /** Not on the page: text that is rendered page by page vanishes under an inherited line height. */
  prose: { fontSize: 9.6, lineHeight: 1.6 },
  running: {
    position: 'absolute',
    left: sheet.left,
    right: sheet.right,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 7.2,
    letterSpacing: 0.5,
    color: paper.soft,
  },
  sampleMark: {
    color: paper.rust,
    borderWidth: 0.7,
    borderColor: paper.rust,
    paddingHorizontal: 6,
    paddingVertical: 2.5,
    fontWeight: 600,
    letterSpacing: 0.6,
    textTransform: 'uppercase',
  },
  number: { fontFamily: serif, fontSize: 12, color: paper.gold, marginBottom: 4 },
  chapter: { fontFamily: serif, fontSize: 27, lineHeight: 1.15, letterSpacing: -0.3 },
  lead: {
    fontFamily: serif,
    fontStyle: 'italic',
    fontSize: 13,
    lineHeight: 1.4,
    color: paper.soft,
    marginTop: 7,
  },
  rule: { width: 44, height: 1.2, backgroundColor: paper.gold, marginTop: 16, marginBottom: 22 },
  section: { fontFamily: serif, fontSize: 16, lineHeight: 1.25, marginTop: 14, marginBottom: 6 },
  paragraph: { marginBottom: 8 },
  cited: { fontFamily: sans, fontSize: 6.4, color: paper.goldText, textDecoration: 'none' },
  label: {
    fontSize: 7.2,
    fontWeight: 600,
    letterSpacing: 0.7,
    textTransform: 'uppercase',
    color: paper.goldText,
    marginBottom: 2,
  },
  aside: { borderLeftWidth: 1.2, borderLeftColor: paper.gold, paddingLeft: 12, marginBottom: 8 },
  soft: { color: paper.soft },
  small: { fontSize: 8.2, lineHeight: 1.5 },
})
