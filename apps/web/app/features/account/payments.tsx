import type { Payment } from '@individua/contract/payments'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.tsx'
import { paymentsQuery } from './account.queries.ts'

const columns = ['plan', 'price', 'status', 'date'] as const

export function Payments({ userId }: { userId: string }) {
  const { t } = useTranslation('account')
  const { t: tErrors } = useTranslation('errors')
  const { data, error } = useQuery(paymentsQuery(useLanguage(), userId))
  const showError = useEffectEvent(() =>
    showToast('error', `${tErrors('internal_error')} ${t('profile.payments.loadError')}`),
  )
  useEffect(() => {
    if (error) showError()
  }, [error])
  return (
    <section className="grid gap-5 rounded-[3px] border border-line bg-raised p-6 sm:p-8">
      <h2 className="text-2xl">{t('profile.payments.title')}</h2>
      {!data && !error && <Skeleton lines={3} label={t('profile.payments.loading')} />}
      {error && <p className="text-soft">{t('profile.payments.loadError')}</p>}
      {data?.length === 0 && <p className="text-soft">{t('profile.payments.empty')}</p>}
      {data && data.length > 0 && <PaymentTable payments={data} />}
    </section>
  )
}

function PaymentTable({ payments }: { payments: readonly Payment[] }) {
  const { t } = useTranslation('account')
  return (
    <table className="w-full border-collapse text-left text-[0.9375rem]">
      <thead className="max-sm:sr-only">
        <tr className="border-line border-b">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 pr-4 font-[550]">
              {t(`profile.payments.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </tbody>
    </table>
  )
}

/** On a phone the cells of a row stand in two lines. */
function PaymentRow({ payment }: { payment: Payment }) {
  const { t, i18n } = useTranslation('account')
  const { plan_name, plan_price, currency, paid_at } = payment
  const price = new Intl.NumberFormat(i18n.language, {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
  })
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' })
  const cell = 'sm:table-cell sm:py-3 sm:pr-4'
  return (
    <tr className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-line border-b py-3 last:border-0 sm:table-row">
      <td className={cell}>{plan_name}</td>
      <td className={`${cell} tabular-nums max-sm:text-right`}>{price.format(plan_price)}</td>
      <td className={cell}>
        <StatusBadge status={payment.status} />
      </td>
      <td className={`${cell} text-soft max-sm:text-right`}>
        {paid_at ? date.format(new Date(paid_at)) : t('profile.payments.none')}
      </td>
    </tr>
  )
}

type Outcome = 'paid' | 'waiting' | 'unpaid'
const outcomeOf: Record<Payment['status'], Outcome> = {
  succeeded: 'paid',
  pending: 'waiting',
  failed: 'unpaid',
  expired: 'unpaid',
  refunded: 'unpaid',
  disputed: 'unpaid',
}
const outcomeColours: Record<Outcome, string> = {
  paid: 'border-leaf text-leaf',
  waiting: 'border-line-strong text-soft',
  unpaid: 'border-rust text-rust',
}

/** A status of a newer server, for which there are no words here, is shown as it came. */
function StatusBadge({ status }: { status: string }) {
  const { t } = useTranslation('account')
  const isKnown = isStatus(status)
  const outcome = isKnown ? outcomeOf[status] : 'unpaid'
  return (
    <span
      data-outcome={outcome}
      className={`inline-block rounded-full border px-3 py-0.5 text-[0.8125rem] ${outcomeColours[outcome]}`}
    >
      {isKnown ? t(`profile.payments.statuses.${status}`) : status}
    </span>
  )
}

function isStatus(status: string): status is Payment['status'] {
  return Object.hasOwn(outcomeOf, status)
}
