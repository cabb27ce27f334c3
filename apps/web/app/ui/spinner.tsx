import { LineIcon } from './line-icon.tsx'

/** Ornament only: say in words what is being waited for. */
export function Spinner({ isLarge = false }: { isLarge?: boolean }) {
  return (
    <LineIcon
      path="M12 3a9 9 0 0 1 9 9"
      className={`animate-spin ${isLarge ? 'size-12' : 'size-5'}`}
    >
      <circle cx="12" cy="12" r="9" opacity="0.25" />
    </LineIcon>
  )
}
