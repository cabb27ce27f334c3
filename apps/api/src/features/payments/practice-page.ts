import { createHash } from 'node:crypto'
import type { Language } from '@individua/contract/languages'
import { practiceCheckout } from '@individua/locales/server-texts.ts'
import { html, raw } from 'hono/html'
import { colours, fonts } from '../../lib/page-colours.ts'

const { day, night } = colours
const variables = ({ paper, ink, soft, line, gold, action, onAction }: typeof day | typeof night) =>
  `--paper:${paper};--ink:${ink};--soft:${soft};--line:${line};--gold:${gold};--action:${action};--on-action:${onAction}`

const style = `
:root{color-scheme:light dark;${variables(day)}}
@media (prefers-color-scheme:dark){:root{${variables(night)}}}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.6 ${fonts.sans}}
main{box-sizing:border-box;max-width:26rem;margin:0 auto;padding:3rem 1.5rem}
.brand{margin:0 0 2.5rem;padding-bottom:.9rem;border-bottom:1px solid var(--line);color:var(--gold);font:1.15rem ${fonts.serif}}
h1{margin:0 0 .75rem;font:400 1.9rem/1.2 ${fonts.serif}}
.notice{margin:0 0 2rem;color:var(--soft)}
dl{display:flex;justify-content:space-between;gap:1rem;margin:0 0 2rem;padding:1.1rem 0;border:solid var(--line);border-width:1px 0}
dt small{display:block;color:var(--soft)}
dd{margin:0;font:1.3rem ${fonts.serif};white-space:nowrap}
button,a{box-sizing:border-box;display:block;width:100%;min-height:3rem;padding:.7rem 1rem;border:1px solid var(--action);border-radius:.6rem;font:600 1rem/1.6 ${fonts.sans};text-align:center;text-decoration:none;cursor:pointer}
button{background:var(--action);color:var(--on-action)}
a{margin-top:.8rem;color:var(--ink);border-color:var(--line)}
:focus-visible{outline:3px solid var(--gold);outline-offset:3px}
`

/** What the page's Content-Security-Policy has to allow. */
export const practiceStyles = `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`

const texts = (language: Language) => practiceCheckout[language]

/** The checkout page of the embedded provider, in the buyer's language. */
export function practicePage(order: {
  language: Language
  plan: string
  /** As the buyer's language writes it. */
  price: string
  payPath: string
  cancelUrl: string
}) {
  const { language, plan, price, payPath, cancelUrl } = order
  const { title, notice, once, pay, cancel } = texts(language)
  const body = html`<p class="notice">${notice}</p>
<dl><dt>${plan}<small>${once}</small></dt><dd>${price}</dd></dl>
<form method="post" action="${payPath}"><button type="submit">${pay.replace('{{price}}', price)}</button></form>
<a href="${cancelUrl}">${cancel}</a>`
  return frame(language, title, body)
}

/** Of a checkout that was paid, withdrawn or forgotten by a restart. */
export function closedPracticePage(language: Language, backUrl: string) {
  const { title, closed, back } = texts(language)
  return frame(
    language,
    title,
    html`<p class="notice">${closed}</p><a href="${backUrl}">${back}</a>`,
  )
}

function frame(language: Language, title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Individua</title>
<style>${raw(style)}</style>
</head>
<body>
<main>
<p class="brand">Individua</p>
<h1>${title}</h1>
${body}
</main>
</body>
</html>`
}
