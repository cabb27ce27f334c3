import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast.tsx'
import type { Dashboard } from './read-dashboard.ts'
import { drawSharePicture } from './share-canvas.ts'
import { type ShareContent, shareContent } from './share-content.ts'
import { canSharePictures, savePng, saveSvg, sharePng } from './share-file.ts'
import { type ShareLook, shareLooks } from './share-looks.ts'
import { OneOf, Tick } from './share-options.tsx'
import { type ShareFormat, shareFormats, shareSizes } from './share-picture.ts'

type ShareDialogProps = {
  dashboard: Pick<Dashboard, 'petals' | 'archetypes' | 'portrait'>
  onClose: () => void
}

/** The picture as it will be sent, its choices, and the ways to send or keep it. */
export default function ShareDialog({ dashboard, onClose }: ShareDialogProps) {
  const { t, i18n } = useTranslation('share')
  const { t: tApp } = useTranslation('app')
  const [format, setFormat] = useState<ShareFormat>('tall')
  const [look, setLook] = useState<ShareLook>('day')
  const [hasFigures, setHasFigures] = useState(false)
  const content = shareContent(dashboard, i18n.language, hasFigures)
  const canvas = useDrawnPicture(content, format, look)
  const description = [content.names.join(', '), content.title, content.sentence].join('. ')
  return (
    <Dialog title={t('title')} closeLabel={tApp('toast.dismiss')} onClose={onClose}>
      <canvas
        ref={canvas}
        {...shareSizes[format]}
        role="img"
        aria-label={t('picture', { description })}
        className="mx-auto max-h-[44dvh] max-w-full border border-line"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <OneOf
          legend={t('format.legend')}
          options={shareFormats.map((value) => ({ value, label: t(`format.${value}`) }))}
          value={format}
          onChange={setFormat}
        />
        <OneOf
          legend={t('look.legend')}
          options={shareLooks.map((value) => ({ value, label: t(`look.${value}`) }))}
          value={look}
          onChange={setLook}
        />
      </div>
      <Tick label={t('figures')} isTicked={hasFigures} onChange={setHasFigures} />
      <Ways canvas={canvas} name={`individua-${format}.png`} />
      <p className="text-[0.9375rem] text-soft">{t('stays')}</p>
      <Print content={content} />
    </Dialog>
  )
}

function useDrawnPicture(content: ShareContent, format: ShareFormat, look: ShareLook) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawSharePicture(canvas.current, content, format, look)
  })
  return canvas
}

type WaysProps = { canvas: { current: HTMLCanvasElement | null }; name: string }

/** Where the browser hands pictures to other apps that comes first; keeping the file is always there. */
function Ways({ canvas, name }: WaysProps) {
  const { t } = useTranslation('share')
  const canShare = canSharePictures()
  const run = (way: typeof savePng) => {
    if (canvas.current) way(canvas.current, name).catch(() => showToast('error', t('error')))
  }
  return (
    <div className="flex flex-wrap gap-3">
      {canShare && <Button onClick={() => run(sharePng)}>{t('share')}</Button>}
      <Button look={canShare ? 'secondary' : 'primary'} onClick={() => run(savePng)}>
        {t('save')}
      </Button>
    </div>
  )
}

function Print({ content }: { content: ShareContent }) {
  const { t } = useTranslation('share')
  return (
    <div className="flex flex-wrap items-center gap-x-1 border-t border-line pt-3 text-[0.9375rem]">
      <p className="mr-2 text-soft">{t('print')}</p>
      {shareLooks.map((look) => (
        <Button key={look} look="quiet" onClick={() => saveSvg(content, look)}>
          {t(`svg.${look}`)}
        </Button>
      ))}
    </div>
  )
}
