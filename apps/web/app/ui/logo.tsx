/** Twelve petals around an open centre: the mandala, reduced to a mark. */
export function LogoMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="-12 -12 24 24"
      fill="none"
      stroke="currentColor"
      className={className}
    >
      {Array.from({ length: 12 }, (_, petal) => petal * 30).map((angle) => (
        <path
          key={angle}
          transform={`rotate(${angle})`}
          d={
            angle % 90 === 0
              ? 'M0-3.4C2-6 2-8.6 0-11C-2-8.6-2-6 0-3.4Z'
              : 'M0-3.4C1.5-5.4 1.5-7 0-8.8C-1.5-7-1.5-5.4 0-3.4Z'
          }
          strokeWidth="0.75"
          strokeLinejoin="round"
        />
      ))}
      <circle r="1.4" fill="currentColor" stroke="none" />
    </svg>
  )
}
