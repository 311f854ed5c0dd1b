'use client'

import { Link } from '@/components/staff/link'
import { useLocale, useTranslations } from 'next-intl'
import { useMutation } from '@tanstack/react-query'
import { clientHref } from '@/features/clients/rules'
import { useAgencyDay } from '@/components/staff/use-time'
import { money } from '@/lib/money'
import { Button } from '@/components/ui/button'
import type { ProposalDetails } from '../queries/proposal-details'
import { isDraft } from '../proposal-state'
import { dialogLink, Fact, FactNote } from './dialog-parts'
import { setUpBillingMutation, useProposalMutationContext } from './proposal-mutations'

/** Whether Stripe has the prices of a proposal, with a button that creates missing ones. For those who may change it. */
export function ProposalBilling({ proposal: { id, billing, state } }: { proposal: ProposalDetails }) {
  const context = useProposalMutationContext()
  const setUp = useMutation(setUpBillingMutation(context))
  if (!billing) return null
  const { detail: t } = context.texts
  const problem = billing.state === 'pending' && billing.problem
  const waits = billing.state === 'pending' || (billing.state === 'none' && !isDraft(state))
  return (
    <Fact name={t('billing.label')}>
      {t(`billing.${billing.state === 'none' && isDraft(state) ? 'later' : billing.state}`)}
      {problem && <FactNote>{` ${t(`billing.problems.${problem}`)}`}</FactNote>}
      {billing.state === 'ready' && <PriceIds {...billing} />}
      {waits && (
        <Button
          variant="line"
          size="compact"
          className="mt-2"
          aria-disabled={setUp.isPending}
          onClick={() => !setUp.isPending && setUp.mutate(id)}
        >
          {t(
            setUp.isPending
              ? 'billing.trying'
              : billing.state === 'pending'
                ? 'billing.retry'
                : 'billing.setUp',
          )}
        </Button>
      )}
    </Fact>
  )
}

type Ready = Extract<ProposalDetails['billing'], { state: 'ready' }>

function PriceIds({ setupPriceId, monthlyPriceId }: Ready) {
  const { detail: t } = useProposalMutationContext().texts
  const prices = [
    { name: t('billing.setup'), id: setupPriceId },
    { name: t('billing.monthly'), id: monthlyPriceId },
  ]
  return prices.map(
    ({ name, id }) =>
      id && (
        <FactNote key={name}>
          {`${name} `}
          <code title={id}>{shortId(id)}</code>
        </FactNote>
      ),
  )
}

/** The kind and the last characters, by which it is found in Stripe's dashboard. */
const shortId = (id: string) => id.replace(/^([a-z]+_).*(.{6})$/, '$1…$2')

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
    <dl>
      <Fact name={t('recent.columns.client')}>
        <Link href={clientHref(client.id)} className={dialogLink}>
          {client.name}
        </Link>
        <FactNote>{`${client.email}, ${names(client.language)}`}</FactNote>
      </Fact>
      <Fact name={t('recent.columns.amount')}>
        {setupFee === 0 && monthlyFee > 0 ? perMonth : fee(amount)}
        {setupFee > 0 && monthlyFee > 0 && (
          <FactNote>{t('detail.fees', { setup: fee(setupFee), monthly: perMonth })}</FactNote>
        )}
      </Fact>
      {expiresAt && !isDraft(state) && <Fact name={t('detail.until')}>{day(expiresAt)}</Fact>}
      {declineReason && (state === 'rejected' || isDraft(state)) && (
        <Fact name={t('detail.reason')} className="whitespace-pre-line">
          {declineReason}
        </Fact>
      )}
      {!isDraft(state) && (
        <Fact name={t('detail.link')} className="select-all">
          {link}
        </Fact>
      )}
      <ProposalBilling proposal={proposal} />
    </dl>
  )
}
