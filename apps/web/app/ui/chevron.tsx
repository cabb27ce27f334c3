/** Marks what opens; its `details` turns it. */
export function Chevron({ className = '' }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 12 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      className={`no-print size-3 shrink-0 text-gold transition-transform duration-150 ${className}`}
    >
      <path d="M4 2l4 4-4 4" />
    </svg>
  )
}
