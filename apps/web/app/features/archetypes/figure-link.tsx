import type { ArchetypeSlug } from '@individua/contract/paths'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { Emblem } from '../../ui/emblem/emblem.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import { nameOfFigure } from './figure-names.ts'

type FigureLinkProps = { slug: ArchetypeSlug; children?: string; label?: string }

/** Emblem and name of a figure, with a line about it, all of it one link to its page. */
export function FigureLink({ slug, children, label }: FigureLinkProps) {
  const name = nameOfFigure(useLanguage(), slug)
  return (
    <LocalLink
      to={`/archetypes-info/${slug}`}
      className="group grid min-h-11 grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 py-5"
    >
      <Emblem name={slug} className="row-span-2 size-10 text-gold" />
      <span className="self-center">
        {label && <span className="block text-sm text-soft">{label}</span>}
        <span className="font-serif text-[1.375rem] leading-tight underline decoration-transparent underline-offset-4 group-hover:decoration-gilt">
          {name}
        </span>
      </span>
      {children && <span className="text-soft">{children}</span>}
    </LocalLink>
  )
}
