import { LineIcon } from '../line-icon.tsx'
import { type EmblemName, emblemPaths } from './emblem-paths.ts'

type EmblemProps = { name: EmblemName; className?: string }

/** An archetype's or structure's sign. An ornament: its name stands beside it as text. */
export function Emblem({ name, className = 'size-8' }: EmblemProps) {
  return <LineIcon path={emblemPaths[name].join('')} className={className} />
}

export function isEmblemName(name: string): name is EmblemName {
  return Object.hasOwn(emblemPaths, name)
}
