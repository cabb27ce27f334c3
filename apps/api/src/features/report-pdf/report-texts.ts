import type { ContentLanguage } from '@individua/instrument/content-language'
import germanApp from '@individua/locales/de/app.json' with { type: 'json' }
import germanMethod from '@individua/locales/de/method.json' with { type: 'json' }
import german from '@individua/locales/de/pdf.json' with { type: 'json' }
import germanResults from '@individua/locales/de/results.json' with { type: 'json' }
import englishApp from '@individua/locales/en/app.json' with { type: 'json' }
import englishMethod from '@individua/locales/en/method.json' with { type: 'json' }
import english from '@individua/locales/en/pdf.json' with { type: 'json' }
import englishResults from '@individua/locales/en/results.json' with { type: 'json' }
import slovakApp from '@individua/locales/sk/app.json' with { type: 'json' }
import slovakMethod from '@individua/locales/sk/method.json' with { type: 'json' }
import slovak from '@individua/locales/sk/pdf.json' with { type: 'json' }
import slovakResults from '@individua/locales/sk/results.json' with { type: 'json' }

export interface ReportTexts {
  pdf: typeof english
  /** What the screens say too is said in the same words. */
  app: Pick<typeof englishApp, 'likert'>
  results: Pick<typeof englishResults, 'certainty' | 'dashboard' | 'letter' | 'mandala' | 'quality'>
  method: Pick<typeof englishMethod, 'sections' | 'table'>
}

export const reportTexts: Record<ContentLanguage, ReportTexts> = {
  en: { pdf: english, app: englishApp, results: englishResults, method: englishMethod },
  sk: { pdf: slovak, app: slovakApp, results: slovakResults, method: slovakMethod },
  de: { pdf: german, app: germanApp, results: germanResults, method: germanMethod },
}
