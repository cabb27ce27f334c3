/** Ornament only: say in words what is being waited for. */
export function Spinner({ isLarge = false }: { isLarge?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      className={`animate-spin ${isLarge ? 'size-12' : 'size-5'}`}
    >
      <circle cx="12" cy="12" r="9" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  )
}
