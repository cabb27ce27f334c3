const lengths = ['100', '92', '97', '84', '60', '98', '88', '72']

/** Grey lines instead of text that is loading; `label` says so to screen readers. */
export function Skeleton({ lines = 3, label }: { lines?: number; label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <svg
        aria-hidden="true"
        viewBox={`0 0 100 ${lines * 3}`}
        preserveAspectRatio="none"
        className="w-full animate-pulse fill-line"
        height={lines * 30}
      >
        {lengths.slice(0, lines).map((length, line) => (
          <rect key={length} y={line * 3 + 0.6} width={length} height="1.6" />
        ))}
      </svg>
    </div>
  )
}
