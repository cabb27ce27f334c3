import type { ComponentProps, ReactNode } from 'react'
import type { LinkTarget } from '../lib/localized-navigation.ts'
import type { NavigationState } from '../lib/navigation-state.ts'
import { LocalLink } from './local-link.tsx'
import { Spinner } from './spinner.tsx'

export type ButtonLook = 'primary' | 'secondary' | 'quiet'

const shape =
  'no-print inline-flex min-h-12 items-center justify-center gap-2.5 rounded-[3px] py-2.5 text-center font-[550] leading-snug transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55'

const looks: Record<ButtonLook, string> = {
  primary: 'bg-action px-6 text-on-action enabled:hover:bg-action-hover [a&]:hover:bg-action-hover',
  secondary:
    'border border-line-strong px-6 text-ink enabled:hover:border-gold enabled:hover:text-gold [a&]:hover:border-gold [a&]:hover:text-gold',
  quiet:
    'px-3 text-soft underline decoration-transparent underline-offset-4 enabled:hover:text-ink enabled:hover:decoration-gilt [a&]:hover:text-ink [a&]:hover:decoration-gilt',
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  look?: ButtonLook
  isBusy?: boolean
  isWide?: boolean
}

export function Button({
  look = 'primary',
  isBusy = false,
  isWide,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      className={`${shape} ${looks[look]} ${isWide ? 'w-full' : ''}`}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  )
}

type LinkButtonProps = {
  to: LinkTarget
  look?: ButtonLook
  isWide?: boolean
  state?: NavigationState
  replace?: boolean
  children: ReactNode
}

/** A link that looks like a button; `to` is a path without language prefix. */
export function LinkButton({ look = 'primary', isWide, children, ...link }: LinkButtonProps) {
  return (
    <LocalLink {...link} className={`${shape} ${looks[look]} ${isWide ? 'w-full' : ''}`}>
      {children}
    </LocalLink>
  )
}
