import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslation } from '../../lib/texts.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { DevelopmentPanel } from './development-panel.tsx'
import { OverviewPanel } from './overview-panel.tsx'
import { PersonasPanel } from './personas-panel.tsx'
import { PracticePanel } from './practice-panel.tsx'
import { AnswersOfProfile, byQuestion, type ShownProfile } from './shown-profile.ts'

const keys = ['overview', 'personas', 'development', 'practice'] as const
const panels = {
  overview: OverviewPanel,
  personas: PersonasPanel,
  development: DevelopmentPanel,
  practice: PracticePanel,
}

/** The tab stands in the URL, so that it can be linked to and survives a reload. */
export function ProfileTabs({ profile }: { profile: ShownProfile }) {
  const { t } = useTranslation('jungian-profile')
  // Not `useSearchParams`: every page would load it for this one.
  const { search } = useLocation()
  const navigate = useNavigate()
  const answers = useMemo(() => byQuestion(profile.answers), [profile])
  const asked = new URLSearchParams(search).get('tab')
  const tabs = keys.map((key) => {
    const Panel = panels[key]
    return { key, label: t(`tabs.${key}`), panel: <Panel profile={profile} /> }
  })
  const select = (key: (typeof keys)[number]) => {
    const parameters = new URLSearchParams(search)
    if (key === 'overview') parameters.delete('tab')
    else parameters.set('tab', key)
    navigate({ search: `${parameters}` }, { replace: true, preventScrollReset: true })
  }
  return (
    <AnswersOfProfile value={answers}>
      <div>
        <Tabs
          label={t('tabs.label')}
          tabs={tabs}
          selected={keys.find((key) => key === asked) ?? 'overview'}
          onSelect={select}
        />
      </div>
    </AnswersOfProfile>
  )
}
