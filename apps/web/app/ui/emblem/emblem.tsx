import { type EmblemName, emblemPaths } from './emblem-paths.ts'

type EmblemProps = { name: EmblemName; className?: string }

/** An archetype's or structure's sign. An ornament: its name stands beside it as text. */
export function Emblem({ name, className = 'size-8' }: EmblemProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {emblemPaths[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}

export function isEmblemName(name: string): name is EmblemName {
  return Object.hasOwn(emblemPaths, name)
}
