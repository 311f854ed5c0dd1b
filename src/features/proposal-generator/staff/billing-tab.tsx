'use client'

import { useLocale } from 'next-intl'

import { Button } from '@/components/ui/button'
import { ErrorIcon } from '@/components/ui/error-icon'
import { money } from '@/lib/money'
import { feesOf } from '../generator-form'
import { CreatedProposal } from './created-proposal'
import { useGenerator } from './generator-context'
import { showPart } from './generator-params'

/** What the proposal costs, and its creation. */
export function BillingTab() {
  const { texts: t, state, start, proposal, create, isCreating, running } = useGenerator()
  const language = useLocale()
  const { form } = state
  const { setupFee, monthlyFee } = feesOf(form)
  const isWrong = setupFee === undefined || monthlyFee === undefined
  const [setup, monthly] = [setupFee ?? 0, monthlyFee ?? 0]
  const amount = (fee: number) => money(fee, form.currency, language)
  const billing = setup + monthly === 0 ? 'free' : start.hasBilling ? 'products' : 'missing'
  return (
    <>
      <div className="generator-split generator-billing">
        <div>
          <h2>{t('tabs.billing')}</h2>
          <table className="generator-totals">
            <tbody>
              <tr>
                <th scope="row">{t('fields.setup_fee')}</th>
                <td>{setup ? amount(setup) : '—'}</td>
              </tr>
              <tr>
                <th scope="row">{t('fields.monthly_fee')}</th>
                <td>{monthly ? t('details.perMonth', { amount: amount(monthly) }) : '—'}</td>
              </tr>
              <tr className="generator-sum">
                <th scope="row">{t('billing.first')}</th>
                <td>{isWrong ? '—' : amount(setup + monthly)}</td>
              </tr>
            </tbody>
          </table>
          {isWrong ? (
            <p className="form-error">
              <ErrorIcon />
              {t('refused.fees')}
            </p>
          ) : (
            <p className="hint">{t(`billing.${billing}`)}</p>
          )}
        </div>
        {proposal ? <CreatedProposal proposal={proposal} /> : <p className="muted">{t('billing.before')}</p>}
      </div>
      {!proposal && (
        <div className="generator-foot">
          <p className="muted" />
          <Button variant="line" onClick={() => showPart('generate')}>
            {t('next.back')}
          </Button>
          <Button variant="accent" aria-disabled={running !== undefined || isCreating} onClick={create}>
            {t(isCreating ? 'billing.creating' : 'billing.create')}
          </Button>
        </div>
      )}
    </>
  )
}
