import { expect, test } from './journey.ts'
import { keepSharedPicture } from './screenshots.ts'
import { languages, pathIn, textsOf } from './texts.ts'

test.use({ colorScheme: 'dark', viewport: { width: 1200, height: 630 } })

/** Of the landing page: name, title, facts and mandala, at the places of a picture. */
const style = `
  body * { visibility: hidden; animation: none !important; }
  header > a:has(svg), header > a:has(svg) *, h1, h1 + p + div p,
  figure svg, figure svg * { visibility: visible; }
  header > a:has(svg), h1, h1 + p + div p, figure svg { position: fixed; margin: 0; max-width: none; }
  header > a:has(svg) { left: 72px; top: 96px; color: var(--gilt); }
  h1 { left: 72px; bottom: 270px; width: 500px; font-size: 60px; line-height: 1.1; }
  h1 + p + div p { left: 72px; top: 390px; width: 500px; font-size: 26px; line-height: 1.4; }
  figure svg { left: 600px; top: 18px; width: 594px; height: 594px; }
`

test('the pictures for shared links can be made', async ({ page }) => {
  for (const language of languages) {
    await page.goto(pathIn(language, '/'))
    // As a tag the product's policy would refuse it.
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      document.adoptedStyleSheets.push(sheet)
    }, style)
    const { title, facts } = textsOf(language).landing.hero
    await expect(page.getByRole('heading', { name: title })).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(facts)).toBeInViewport({ ratio: 1 })
    await expect(page.locator('figure svg')).toBeInViewport({ ratio: 1 })
    await keepSharedPicture(page, language)
  }
})
