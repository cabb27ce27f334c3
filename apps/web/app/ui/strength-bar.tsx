type StrengthBarProps = {
  /** 0..1 */
  strength: number
  /** 0..1 each. */
  interval80: readonly [number, number]
  label: string
  /** The strength and its range in words. */
  valueText: string
}

/** The strength, and under it the range the true value most likely lies in. */
export function StrengthBar({ strength, interval80, label, valueText }: StrengthBarProps) {
  const percent = Math.round(strength * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 100 16"
        preserveAspectRatio="none"
        className="block h-3 w-full sm:h-4"
      >
        <rect y="2" width="100" height="4" className="fill-line" />
        <rect y="2" width={percent} height="4" className="fill-current" />
        <Whisker low={interval80[0] * 100} high={interval80[1] * 100} />
      </svg>
    </div>
  )
}

function Whisker({ low, high }: { low: number; high: number }) {
  return (
    <g className="fill-soft">
      <rect x={low} y="11" width={Math.max(0, high - low)} height="1" />
      <rect x={Math.max(0, low - 0.25)} y="9" width="0.5" height="5" />
      <rect x={Math.min(99.5, high - 0.25)} y="9" width="0.5" height="5" />
    </g>
  )
}
