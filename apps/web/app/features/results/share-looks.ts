import type { MandalaPalette } from '@individua/mandala/mandala-svg'

export const shareLooks = ['day', 'night'] as const
export type ShareLook = (typeof shareLooks)[number]

type Colours = MandalaPalette & Record<'paper' | 'soft' | 'title', string>

/** The colours of `styles/tokens.css`: a picture outside the page cannot read them there. */
export const shareColours: Record<ShareLook, Colours> = {
  day: {
    paper: '#f9f4ea',
    ink: '#261b14',
    soft: '#5d5045',
    title: '#7f5719',
    gold: '#bb9047',
    rust: '#a13a1e',
  },
  night: {
    paper: '#111324',
    ink: '#ede7dc',
    soft: '#abb1c0',
    title: '#e2bf7a',
    gold: '#cea861',
    rust: '#ee906c',
  },
}
