import type { AdvancedReport } from '@individua/report/compose/advanced-report'
import type { BasicReport } from '@individua/report/compose/report'

/** The dashboard of an advanced result: portrait and overview, of which nothing stands in the Jungian profile. */
export function dashboardReport({ language, portrait, overview }: AdvancedReport): BasicReport {
  return { language, portrait, ...overview }
}
