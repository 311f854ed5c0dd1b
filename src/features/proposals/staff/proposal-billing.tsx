'use client'

import { useMutation } from '@tanstack/react-query'

import { Button } from '@/components/ui/button'
import type { ProposalDetails } from '../queries/proposal-details'
import { isDraft } from './proposal-styles'
import { setUpBillingMutation } from './proposal-mutations'
import { useProposalMutationContext } from './proposal-mutations'

/** Whether Stripe has the prices of a proposal, with a button that creates missing ones. For those who may change it. */
export function ProposalBilling({ proposal: { id, billing, state } }: { proposal: ProposalDetails }) {
  const context = useProposalMutationContext()
  const setUp = useMutation(setUpBillingMutation(context))
  if (!billing) return null
  const { detail: t } = context.texts
  const problem = billing.state === 'pending' && billing.problem
  const waits = billing.state === 'pending' || (billing.state === 'none' && !isDraft(state))
  return (
    <div>
      <dt>{t('billing.label')}</dt>
      <dd>
        {t(`billing.${billing.state === 'none' && isDraft(state) ? 'later' : billing.state}`)}
        {problem && <span className="muted">{` ${t(`billing.problems.${problem}`)}`}</span>}
        {billing.state === 'ready' && <PriceIds {...billing} />}
        {waits && (
          <Button
            variant="line"
            size="compact"
            className="proposal-billing-retry"
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
      </dd>
    </div>
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
        <span key={name} className="muted">
          {`${name} `}
          <code title={id}>{shortId(id)}</code>
        </span>
      ),
  )
}

/** The kind and the last characters, by which it is found in Stripe's dashboard. */
const shortId = (id: string) => id.replace(/^([a-z]+_).*(.{6})$/, '$1…$2')
