/** What something consists of, one petal a line. */
export function PetalList({ entries }: { entries: string[] }) {
  return (
    <ul className="grid gap-3">
      {entries.map((entry) => (
        <li key={entry} className="flex gap-3">
          <svg
            aria-hidden="true"
            viewBox="0 0 12 12"
            className="mt-[0.45em] size-3 shrink-0 fill-gilt"
          >
            <path d="M6 0.5C9 3.5 9 8 6 11.5C3 8 3 3.5 6 0.5Z" />
          </svg>
          {entry}
        </li>
      ))}
    </ul>
  )
}
