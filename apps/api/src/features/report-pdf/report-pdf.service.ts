import { limits } from '@individua/contract/limits'
import type { ContentLanguage } from '@individua/instrument/content-language'
import type { AppContext, UserContext } from '../../lib/context.ts'
import { spendDailyUse } from '../../lib/daily-limits.ts'
import { loadDatedResult } from '../results/dated-results.service.ts'
import { loadShownResult } from '../results/results.service.ts'
import type { ReportPrinter } from './report-printer.ts'
import { sampleReport } from './sample-report.ts'

/** A file as it is downloaded. */
export interface ReportFile {
  name: string
  content: Uint8Array<ArrayBuffer>
}

/**
 * A result as the screens show it, on paper, in the language of the request.
 * @param askedId without one, the result that the dashboard shows
 * @throws AppError `result_not_found`, also for another user's; `payment_required` for an advanced one
 *   once a refund took it back; `daily_limit_reached` when the day's files are used up;
 *   `unavailable` when too many wait
 */
export async function printResult(
  ctx: UserContext,
  printer: ReportPrinter,
  askedId: string | undefined,
): Promise<ReportFile> {
  const loaded = askedId ? loadDatedResult(ctx, askedId) : loadShownResult(ctx)
  const data = { ...(await loaded), isSample: false }
  await countFile(ctx)
  const { assessmentDate } = data.result.metadata
  const content = await printer.print(data)
  return { name: `individua-${assessmentDate.slice(0, 10)}.pdf`, content }
}

async function countFile({ db, user, now }: UserContext): Promise<void> {
  const use = { subject: user.id, kind: 'pdf', now: now() } as const
  await spendDailyUse(db, use, limits.reportFilesPerDay)
}

export type SamplePrinter = (ctx: AppContext, language: ContentLanguage) => Promise<ReportFile>

/** The sample, printed once a language; equal in every instance. */
export function createSamplePrinter(printer: ReportPrinter): SamplePrinter {
  const printed = new Map<ContentLanguage, Promise<Uint8Array<ArrayBuffer>>>()
  const print = async (ctx: AppContext, language: ContentLanguage) =>
    printer.print(sampleReport(language, ctx.now()))
  return async (ctx, language) => {
    const content = printed.get(language) ?? print(ctx, language)
    printed.set(language, content)
    content.catch(() => printed.delete(language))
    return { name: `individua-sample-${language}.pdf`, content: await content }
  }
}
