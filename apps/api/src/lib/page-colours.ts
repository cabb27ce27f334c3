/** The web app's colours (apps/web/app/styles/tokens.css) for what is read outside of it. */
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

/** Fonts that most devices have: nothing is loaded. */
export const fonts = {
  serif: 'Georgia, "Times New Roman", serif',
  sans: '-apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif',
} as const
