import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useSession } from './lib/session.ts'
import { keepPlace, OpenPanel, storedWidth } from './lib/side-panel.ts'
import { useTranslation } from './lib/texts.ts'
import { SidePanel, SidePanelOverlay } from './ui/side-panel.tsx'
import { SkipLink } from './ui/skip-link.tsx'
import { showToast } from './ui/toast.tsx'

/** The screens of a signed-in user have a side panel; a visitor sees them without. */
export default function PanelLayout() {
  const { status, email = '', hasExpired } = useSession()
  const { isOpen, setOpen } = useOpenUntilNavigation()
  const isUser = status === 'user'

  useExpiryNotice(hasExpired)
  useEffect(() => {
    if (status !== 'loading') keepPlace(isUser ? storedWidth() : undefined)
  }, [status, isUser])

  return (
    <OpenPanel value={isUser ? () => setOpen(true) : null}>
      {isUser && (
        <>
          <SkipLink />
          <SidePanel email={email} />
          <SidePanelOverlay email={email} isOpen={isOpen} onClose={() => setOpen(false)} />
        </>
      )}
      <div className="beside-panel">
        <Outlet />
      </div>
    </OpenPanel>
  )
}

/** Whether the panel is open over the page; every navigation closes it. */
function useOpenUntilNavigation() {
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const [shownPath, setShownPath] = useState(pathname)
  if (shownPath !== pathname) {
    setShownPath(pathname)
    setOpen(false)
  }
  return { isOpen, setOpen }
}

/** Runs before the screens' own effects, so that a more precise message of a screen replaces this one. */
function useExpiryNotice(hasExpired = false) {
  const { t: tErrors } = useTranslation('errors')
  const isSaid = useRef(hasExpired)
  const showNotice = useEffectEvent(() => showToast('error', tErrors('session_missing')))
  useLayoutEffect(() => {
    if (hasExpired && !isSaid.current) showNotice()
    isSaid.current = hasExpired
  }, [hasExpired])
}
