/** `value` 0 to 100. */
export function Progress({ value, label }: { value: number; label: string }) {
  const percent = Math.round(Math.min(100, Math.max(0, value)))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-[3px] w-full bg-line"
    >
      {/* A drawing, because the content security policy refuses style attributes in prerendered pages. */}
      <svg
        aria-hidden="true"
        viewBox="0 0 100 3"
        preserveAspectRatio="none"
        className="block h-full w-full"
      >
        <rect width={percent} height="3" className="fill-gilt transition-[width] duration-300" />
      </svg>
    </div>
  )
}
