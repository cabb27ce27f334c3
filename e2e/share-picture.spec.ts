import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessibleScreen } from './accessible-screen.ts'
import { expect, test } from './journey.ts'
import { textsOf } from './texts.ts'
import { openProfile } from './users.fixture.ts'

test('a picture of the profile is made in the browser, without figures until they are ticked', async ({
  page,
  product,
  email,
  language,
}) => {
  const { share, results } = textsOf(language)
  await openProfile(page, product, email, { language })
  const requests: string[] = []
  await page.getByRole('button', { name: results.share }).click()
  const dialog = page.getByRole('dialog', { name: share.title })
  await expect(dialog.getByRole('checkbox', { name: share.figures })).not.toBeChecked()
  await expectAccessibleScreen(page, language)

  page.on('request', (request) => requests.push(request.method() + request.url()))
  const tall = await saveAs(page, share.save)
  expect(tall.name).toBe('individua-tall.png')
  expect(await pixelsOf(page, tall.content)).toMatchObject({
    width: 1080,
    height: 1920,
    hasMandala: true,
    hasWords: true,
  })

  const picture = dialog.getByRole('img')
  const drawn = () => picture.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  const withoutFigures = await drawn()
  await dialog.getByRole('checkbox', { name: share.figures }).check()
  await expect(picture).toHaveAccessibleName(/\d+\s?%/)
  await expect.poll(drawn).not.toBe(withoutFigures)

  await dialog.getByRole('radio', { name: share.format.square }).check()
  await dialog.getByRole('radio', { name: share.look.night }).check()
  const square = await saveAs(page, share.save)
  const pixels = await pixelsOf(page, square.content)
  expect(pixels).toMatchObject({ width: 1080, height: 1080, hasMandala: true, hasWords: true })
  expect(pixels.corner).toBe('17 19 36')

  const print = await saveAs(page, share.svg.night)
  expect(print.name).toBe('individua-mandala-night.svg')
  expect(print.content.toString()).toMatch(/^<svg xmlns=.*<path d="M/)
  expect(requests.filter((request) => !/blob:/.test(request))).toEqual([])
})

async function saveAs(page: Page, button: string) {
  const download = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: button }).click()
  const file = await download
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
}

/** Decodes the file and looks for pixels unlike the corner's in the upper and the lower part. */
function pixelsOf(page: Page, content: Buffer) {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const { width, height } = bitmap
    const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
    pen?.drawImage(bitmap, 0, 0)
    const drawnIn = (top: number, bottom: number) => {
      const { data = new Uint8ClampedArray() } =
        pen?.getImageData(0, top, width, bottom - top) ?? {}
      let drawn = 0
      for (let at = 0; at < data.length; at += 4) {
        if (Math.abs((data[at] ?? 0) - (data[0] ?? 0)) > 40) drawn++
      }
      return drawn / (data.length / 4)
    }
    const corner = [...(pen?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3).join(' ')
    return {
      width,
      height,
      corner,
      hasMandala: drawnIn(0, Math.round(height * 0.4)) > 0.02,
      hasWords: drawnIn(Math.round(height * 0.75), height) > 0.005,
    }
  }, content.toString('base64'))
}
