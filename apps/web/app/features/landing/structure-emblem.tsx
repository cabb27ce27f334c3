export type Structure = 'self' | 'persona' | 'shadow' | 'anima'

const drawings: Record<Structure, string> = {
  self: 'M12 2.75a9.25 9.25 0 1 0 0 18.5a9.25 9.25 0 0 0 0-18.5ZM12 2.75v18.5M2.75 12h18.5M12 8.25a3.75 3.75 0 1 0 0 7.5a3.75 3.75 0 0 0 0-7.5Z',
  persona:
    'M4.5 4.5c4.6 1.7 10.4 1.7 15 0c.9 7.6-1.2 13.6-7.5 16.4C5.7 18.1 3.6 12.1 4.5 4.5ZM7.75 10.25c1-.9 2.4-.9 3 0M13.25 10.25c.6-.9 2-.9 3 0M9.25 15.5c1.7 1 3.8 1 5.5 0',
  shadow:
    'M14.5 3.1a9 9 0 1 0 0 17.8a11.4 11.4 0 0 1 0-17.8ZM17.5 7.2a8.4 8.4 0 0 0 0 9.6M20.25 9.6a5.6 5.6 0 0 0 0 4.8',
  anima:
    'M8.75 3.5a8.5 8.5 0 0 0 0 17a11 11 0 0 1 0-17ZM15.25 3.5a8.5 8.5 0 0 1 0 17a11 11 0 0 0 0-17ZM12 10.75v2.5',
}

export function StructureEmblem({ structure }: { structure: Structure }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-14 text-gold"
    >
      <path d={drawings[structure]} />
    </svg>
  )
}
