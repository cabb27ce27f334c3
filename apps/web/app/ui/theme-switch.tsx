import { useTranslation } from '../lib/texts.ts'
import { chooseTheme, themes, useTheme } from '../lib/theme.ts'
import { LineIcon } from './line-icon.tsx'

const drawings = {
  system: 'M12 4a8 8 0 1 0 0 16ZM12 4a8 8 0 0 1 0 16',
  light:
    'M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  dark: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
}

/** One button that goes round: as the system, day, night. */
export function ThemeSwitch() {
  const { t } = useTranslation('app')
  const theme = useTheme()
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system'
  const label = t('theme.label', { theme: t(`theme.${theme}`) })
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      onClick={() => chooseTheme(next)}
      className="grid size-11 place-items-center text-soft hover:text-ink"
    >
      <LineIcon path={drawings[theme]}>
        {theme === 'system' && <path d="M12 4a8 8 0 0 0 0 16Z" fill="currentColor" stroke="none" />}
      </LineIcon>
    </button>
  )
}
