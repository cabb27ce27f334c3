import { isLanguage } from '@individua/contract/languages'
import { AppError } from '../../lib/app-error.ts'
import { createHttpApp, type HttpApp, type HttpContext } from '../../lib/http-app.ts'
import type { LocalAccess } from '../../lib/local-access.ts'
import { localOnly } from '../../lib/local-only.ts'
import { cancelUrlOf } from './checkout.service.ts'
import { findPaymentOfCheckout } from './payments.queries.ts'
import { planName } from './plan-names.ts'
import { closedPracticePage, practicePage, practiceStyles } from './practice-page.ts'

const path = '/dev/checkout/:id'

/** The checkout of the embedded Stripe. Its id of 96 random bits is the key to it, as at Stripe. */
export function practiceCheckoutRoutes(access: LocalAccess): HttpApp {
  const guard = localOnly(access, "form-action 'self'", practiceStyles)
  const app = createHttpApp()
  app.get(path, guard, async (c) => {
    const { row, language, backUrl } = await paymentOf(c)
    const isPending = row.status === 'pending'
    const checkout = isPending ? await c.get('ctx').payments.readCheckout(idOf(c)) : null
    if (checkout?.status !== 'open') {
      return c.html(closedPracticePage(language, backUrl), 410)
    }
    const format = new Intl.NumberFormat(language, { style: 'currency', currency: row.currency })
    const order = {
      language,
      plan: planName(row.planId, language),
      price: format.format(row.amount / 100),
      payPath: `/dev/checkout/${idOf(c)}/complete`,
      cancelUrl: backUrl,
    }
    return c.html(practicePage(order))
  })
  app.post(`${path}/complete`, guard, async (c) => {
    const { language, backUrl } = await paymentOf(c)
    const next = await c.get('ctx').payments.payInPractice(idOf(c))
    return next ? c.redirect(next, 303) : c.html(closedPracticePage(language, backUrl), 410)
  })
  return app
}

const idOf = (c: HttpContext) => c.req.param('id') ?? ''

async function paymentOf(c: HttpContext) {
  const ctx = c.get('ctx')
  const row = await findPaymentOfCheckout(ctx.db, idOf(c), undefined)
  if (!row) throw new AppError('not_found')
  const language = isLanguage(row.language) ? row.language : 'en'
  return { row, language, backUrl: cancelUrlOf(ctx, language) }
}
