import { useEffect, useState } from 'react'
import { useTranslation } from '../../lib/texts.ts'

const parts = ['portrait', 'personas', 'archetypes', 'shadows', 'analysis'] as const
type Part = (typeof parts)[number]

/** Always at hand: where the reader is on the page, and the way to its other parts. */
export function ContentsBar({ isWhole }: { isWhole: boolean }) {
  const { t } = useTranslation('results')
  const current = usePartInView(isWhole)
  return (
    <nav
      aria-label={t('contents.label')}
      className="contents-bar no-print sticky bottom-0 z-10 order-last -mx-5 border-t border-line bg-paper sm:-mx-8 lg:top-0 lg:bottom-auto lg:order-first lg:-mb-8 lg:border-t-0 lg:border-b"
    >
      <ul className="flex overflow-x-auto px-3 text-[0.8125rem] sm:justify-center sm:gap-4 sm:px-6 sm:text-[0.9375rem] lg:justify-start">
        {parts.map((part) => (
          <li key={part} className="grow text-center sm:grow-0">
            <a
              href={`#${part}`}
              aria-current={part === current ? 'location' : undefined}
              className="inline-flex min-h-11 items-center px-1.5 whitespace-nowrap text-soft hover:text-ink aria-[current]:font-[550] aria-[current]:text-gold sm:px-2"
            >
              {t(`contents.${part}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The part that the middle of the screen shows, once all of them are on the page. */
function usePartInView(isWhole: boolean): Part {
  const [inView, setInView] = useState<Part>('portrait')
  useEffect(() => {
    if (!isWhole) return
    const sections = parts.flatMap((part) => {
      const section = document.getElementById(part)?.closest('section')
      return section ? [[section, part] as const] : []
    })
    const partOf = new Map<Element, Part>(sections)
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting)
        const part = entered && partOf.get(entered.target)
        if (part) setInView(part)
      },
      { rootMargin: '-45% 0px -54% 0px' },
    )
    for (const [section] of sections) observer.observe(section)
    return () => observer.disconnect()
  }, [isWhole])
  return inView
}
