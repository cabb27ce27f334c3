import type { FirstScreen } from '@individua/contract/first-screen'
import type { Language } from '@individua/contract/languages'
import { localizePath } from '@individua/contract/paths'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { DashboardContent } from './features/results/dashboard-content.tsx'
import { readDashboard } from './features/results/read-dashboard.ts'
import { readTexts } from './lib/all-texts.server.ts'
import { TextSourceContext } from './lib/texts.ts'

/**
 * What the screen of the dashboard renders first for this reader, as React will find it in the page.
 * The API's server calls it, from the file that `build-first-screen.ts` makes.
 */
export function drawFirstScreen(
  language: Language,
  { user, dashboard }: Pick<FirstScreen, 'user' | 'dashboard'>,
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
