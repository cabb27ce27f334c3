import { html } from 'hono/html'

export interface MailboxMail {
  id: string
  to: string
  subject: string
  text: string
  html: string
  sentAt: string
}

/** The embedded mailbox as a page: plain text with working links, nothing to run and nothing to load. */
export function mailboxPage(mails: MailboxMail[]) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Mailbox (${mails.length})</title>
</head>
<body>
<main>
<h1>Mailbox</h1>
<p>Mails that Individua would have sent, newest first. <a href="/dev/mailbox">Look again</a></p>
${mails.length === 0 ? html`<p>No mail yet.</p>` : mails.map(mailArticle)}
</main>
</body>
</html>`
}

function mailArticle(mail: MailboxMail) {
  return html`<article aria-labelledby="subject-${mail.id}">
<h2 id="subject-${mail.id}">${mail.subject}</h2>
<p>To: ${mail.to}<br>Sent: <time datetime="${mail.sentAt}">${mail.sentAt}</time><br><a href="/dev/mailbox/${mail.id}">As a mail program shows it</a></p>
${mail.text.split('\n\n').map(paragraph)}
</article>
`
}

function paragraph(text: string) {
  const lines = text.trim().split('\n')
  return html`<p>${lines.map((line, index) => html`${index > 0 && html`<br>`}${withLinks(line)}`)}</p>
`
}

const url = /(https?:\/\/\S+)/

/** Splitting at a pattern in parentheses leaves the URLs at the odd indices. */
function withLinks(text: string) {
  return text
    .split(url)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))
}
