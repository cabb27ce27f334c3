import { useTranslation } from '../../lib/texts.ts'
import { LinkButton } from '../../ui/button.tsx'

/** Dark in both themes: the part of the page on the shadow. */
export function ShadowWork() {
  const { t } = useTranslation('landing')
  return (
    <section
      data-night
      className="-mx-5 bg-paper px-5 py-20 text-ink sm:-mx-8 sm:px-8 sm:py-28 xl:mx-[calc(50%-50vw)] xl:px-[calc(50vw-34rem)]"
    >
      <h2 className="text-[1.375rem] text-gold">{t('shadowWork.title')}</h2>
      <figure className="mt-8">
        <blockquote className="max-w-[52rem] font-serif text-[clamp(1.75rem,1.1rem+2.8vw,3.125rem)] leading-[1.18] tracking-[-0.012em]">
          <p>{t('shadowWork.quote')}</p>
        </blockquote>
        <figcaption className="mt-7 text-soft">
          <span className="text-ink">{t('shadowWork.author')}</span>
          <br />
          <cite>{t('shadowWork.source')}</cite>
        </figcaption>
      </figure>
      <p className="mt-12 max-w-[34rem] text-[1.125rem]">{t('shadowWork.text')}</p>
      <div className="mt-8">
        <LinkButton to="/assessment">{t('shadowWork.action')}</LinkButton>
      </div>
    </section>
  )
}
