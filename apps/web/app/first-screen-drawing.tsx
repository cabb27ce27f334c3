import type { Language } from '@individua/contract/languages'
import { localizePath } from '@individua/contract/paths'
import type { Result } from '@individua/contract/results'
import type { UserInfo } from '@individua/contract/users'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { DashboardContent } from './features/results/dashboard-content.tsx'
import { readDashboard } from './features/results/read-dashboard.ts'
import { errorTextsIn } from './lib/error-texts.server.ts'
import { TextSourceContext } from './lib/texts.ts'
import type { Texts } from './lib/translate.ts'

const files = import.meta.glob<Texts>('../../../packages/locales/*/results.json', {
  import: 'default',
  eager: true,
})

/** Of the texts it needs alone: the file that the server loads would be twice as large with all of them. */
function readTexts(language: Language, namespace: string): Texts {
  const texts =
    namespace === 'errors'
      ? errorTextsIn(language)
      : files[`../../../packages/locales/${language}/${namespace}.json`]
  if (!texts) throw new Error(`the first screen has no texts of ${namespace}`)
  return texts
}

/**
 * What the screen of the dashboard renders first for this reader, as React will find it in the page.
 * The API's server calls it, from the file that `build-first-screen.ts` makes.
 */
export function drawFirstScreen(
  language: Language,
  { user, dashboard }: { user: UserInfo; dashboard: Result },
): string {
  return renderToString(
    <TextSourceContext value={readTexts}>
      <QueryClientProvider client={new QueryClient()}>
        <StaticRouter location={localizePath('/dashboard', language)}>
          <DashboardContent user={user} dashboard={readDashboard(dashboard)} />
        </StaticRouter>
      </QueryClientProvider>
    </TextSourceContext>,
  )
}
