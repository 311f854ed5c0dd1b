'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Link } from '@/components/staff/link'
import { useQuery } from '@tanstack/react-query'
import { Button, buttonClass } from '@/components/ui/button'
import { ErrorIcon, Field } from '@/components/ui/field'
import { money } from '@/lib/money'
import { Chip } from '@/components/ui/chip'
import { localizedPath } from '@/i18n/languages'
import type { StaffProposalState } from '@/features/proposals/rules'
import { isDraft, proposalStyles } from '@/features/proposals/proposal-state'
import { openProposal, proposalQuery } from '@/features/proposals/staff/proposal-params'
import { copyLink, copyText, useProposalMutationContext } from '@/features/proposals/staff/proposal-mutations'
import { feesOf } from '../generator-form'
import { useGenerator } from './generator-context'
import { showPart } from './generator-params'

/** The link of the new proposal, and what can be done with it. It may have been sent, here or elsewhere. */
function CreatedProposal({ proposal: { id, link } }: { proposal: { id: string; link: string } }) {
  const { texts: t, toasts } = useGenerator()
  const context = useProposalMutationContext()
  const { data } = useQuery(proposalQuery(id))
  const isSent = data !== undefined && !isDraft(data.state)
  const copyDraft = async () => {
    if (await copyText(link)) toasts.done(t('created.copied'), t('created.copiedText'))
    else toasts.refused(t('created.notCopied'), t('created.notCopiedText'))
  }
  return (
    <div className="generator-created">
      {isSent ? <Sent state={data.state} /> : <Draft />}
      <div className="generator-link">
        <Field label={t('created.link')}>
          {(props) => <input {...props} readOnly value={link} onFocus={({ target }) => target.select()} />}
        </Field>
        <Button variant="line" onClick={() => void (isSent ? copyLink(link, context) : copyDraft())}>
          {t('created.copy')}
        </Button>
      </div>
      <p className="generator-next">
        {/* One button, so that the focus returns to it after sending. */}
        <Button variant="accent" onClick={() => openProposal(id, isSent ? undefined : 'send')}>
          {t(isSent ? 'created.open' : 'created.send')}
        </Button>
        {!isSent && <DraftLinks id={id} />}
      </p>
    </div>
  )
}

function Draft() {
  const { texts: t } = useGenerator()
  return (
    <p className="generator-success" role="status">
      <b>{t('done.proposal')}</b> {t('created.text')}
    </p>
  )
}

function Sent({ state }: { state: StaffProposalState }) {
  const { texts: t } = useGenerator()
  const states = useTranslations('proposalNames.states')
  return (
    <p className="generator-success" role="status">
      <b>{t('created.sent')}</b> <Chip {...proposalStyles[state]}>{states(state)}</Chip>
    </p>
  )
}

function DraftLinks({ id }: { id: string }) {
  const { texts: t } = useGenerator()
  const language = useLocale()
  return (
    <>
      <Link href={`/admin/collections/proposals/${id}`} className={buttonClass('line')}>
        {t('created.edit')}
      </Link>
      <a
        href={localizedPath(`/proposal/${id}`, language)}
        target="_blank"
        rel="noreferrer"
        className={buttonClass('line')}
      >
        {t('created.view')}
        <span className="sr-only">{`, ${t('created.newTab')}`}</span>
      </a>
    </>
  )
}

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
        {proposal ? (
          <CreatedProposal proposal={proposal} />
        ) : (
          <p className="text-muted">{t('billing.before')}</p>
        )}
      </div>
      {!proposal && (
        <div className="generator-foot">
          <p className="text-muted" />
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
