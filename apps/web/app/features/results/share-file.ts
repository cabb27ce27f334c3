import { drawMandala } from '@individua/mandala/draw-mandala'
import { mandalaSvg } from '@individua/mandala/mandala-svg'
import { saveFile } from '../../lib/save-file.ts'
import type { ShareContent } from './share-content.ts'
import { type ShareLook, shareColours } from './share-looks.ts'

/** Whether this browser hands pictures to other apps. */
export function canSharePictures(): boolean {
  const probe = new File([''], 'individua.png', { type: 'image/png' })
  return navigator.canShare?.({ files: [probe] }) ?? false
}

/** Hands the picture to the app that the reader chooses; to close the choice is no failure. */
export async function sharePng(canvas: HTMLCanvasElement, name: string): Promise<void> {
  const file = new File([await pngOf(canvas)], name, { type: 'image/png' })
  try {
    await navigator.share({ files: [file] })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}

export async function savePng(canvas: HTMLCanvasElement, name: string): Promise<void> {
  saveFile({ name, content: await pngOf(canvas) })
}

/** The mandala alone, on its ground, for a print of any size. */
export function saveSvg({ petals }: Pick<ShareContent, 'petals'>, look: ShareLook): void {
  const { paper, ...palette } = shareColours[look]
  const svg = mandalaSvg(drawMandala({ petals }), palette, { background: paper })
  const content = new Blob([svg], { type: 'image/svg+xml' })
  saveFile({ name: `individua-mandala-${look}.svg`, content })
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  })
}
