'use client'

import { Link } from '@payloadcms/ui'
import { useLocale, useTranslations } from 'next-intl'

import { clientHref } from '@/features/clients/rules'
import { useAgencyDay } from '@/components/staff/agency-zone'
import { money } from '@/lib/money'
import type { ProposalDetails } from '../queries/proposal-details'
import { ProposalBilling } from './proposal-billing'
import { isDraft } from './proposal-styles'

/** Whose proposal it is, what it costs, until when it can be signed, and the link that the client opens. */
export function ProposalFacts({ proposal }: { proposal: ProposalDetails }) {
  const t = useTranslations('proposalBoard')
  const names = useTranslations('dashboard.languages')
  const language = useLocale()
  const day = useAgencyDay()
  const { client, setupFee, monthlyFee, amount, currency, expiresAt, state, link, declineReason } = proposal
  const fee = (cents: number) => money(cents, currency, language)
  const perMonth = t('list.perMonth', { amount: fee(monthlyFee) })
  return (
    <dl className="proposal-facts">
      <div>
        <dt>{t('recent.columns.client')}</dt>
        <dd>
          <Link href={clientHref(client.id)} prefetch={false}>
            {client.name}
          </Link>
          <span className="muted">{`${client.email}, ${names(client.language)}`}</span>
        </dd>
      </div>
      <div>
        <dt>{t('recent.columns.amount')}</dt>
        <dd>
          {setupFee === 0 && monthlyFee > 0 ? perMonth : fee(amount)}
          {setupFee > 0 && monthlyFee > 0 && (
            <span className="muted">{t('detail.fees', { setup: fee(setupFee), monthly: perMonth })}</span>
          )}
        </dd>
      </div>
      {expiresAt && !isDraft(state) && (
        <div>
          <dt>{t('detail.until')}</dt>
          <dd>{day(expiresAt)}</dd>
        </div>
      )}
      {declineReason && (state === 'rejected' || isDraft(state)) && (
        <div>
          <dt>{t('detail.reason')}</dt>
          <dd className="proposal-reason">{declineReason}</dd>
        </div>
      )}
      {!isDraft(state) && (
        <div>
          <dt>{t('detail.link')}</dt>
          <dd className="proposal-link">{link}</dd>
        </div>
      )}
      <ProposalBilling proposal={proposal} />
    </dl>
  )
}
