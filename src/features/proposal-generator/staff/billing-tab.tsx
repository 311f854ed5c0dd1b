'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Link } from '@/components/staff/link'
import { useQuery } from '@tanstack/react-query'
import { Button, buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Cluster } from '@/components/ui/stack'
import { ErrorIcon, Field, messageClass } from '@/components/ui/field'
import { money } from '@/lib/money'
import { Chip } from '@/components/ui/chip'
import { localizedPath } from '@/i18n/languages'
import type { StaffProposalState } from '@/features/proposals/rules'
import { isDraft, proposalStyles } from '@/features/proposals/proposal-state'
import { openProposal, proposalQuery } from '@/features/proposals/staff/proposal-params'
import { copyLink, copyText, useProposalMutationContext } from '@/features/proposals/staff/proposal-mutations'
import { feesOf } from '../generator-form'
import { useGenerator } from './generator-context'
import { PartFoot } from './generator-part'
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
    <div className="grid content-start gap-4">
      {isSent ? <Sent state={data.state} /> : <Draft />}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <Field label={t('created.link')}>
          {(props) => <input {...props} readOnly value={link} onFocus={({ target }) => target.select()} />}
        </Field>
        <Button variant="line" onClick={() => void (isSent ? copyLink(link, context) : copyDraft())}>
          {t('created.copy')}
        </Button>
      </div>
      <Cluster>
        {/* One button, so that the focus returns to it after sending. */}
        <Button variant="accent" onClick={() => openProposal(id, isSent ? undefined : 'send')}>
          {t(isSent ? 'created.open' : 'created.send')}
        </Button>
        {!isSent && <DraftLinks id={id} />}
      </Cluster>
    </div>
  )
}

function Draft() {
  const { texts: t } = useGenerator()
  return (
    <div role="status">
      <Notice tone="success">
        <b>{t('done.proposal')}</b> {t('created.text')}
      </Notice>
    </div>
  )
}

function Sent({ state }: { state: StaffProposalState }) {
  const { texts: t } = useGenerator()
  const states = useTranslations('proposalNames.states')
  return (
    <div role="status">
      <Notice tone="success">
        <b>{t('created.sent')}</b> <Chip {...proposalStyles[state]}>{states(state)}</Chip>
      </Notice>
    </div>
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
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 pt-5 md:grid-cols-[minmax(0,--spacing(110))_minmax(0,1fr)]">
        <div>
          <h2>{t('tabs.billing')}</h2>
          <table className="mt-2 mb-2.5 w-full border-collapse">
            <tbody>
              <Line name={t('fields.setup_fee')}>{setup ? amount(setup) : '—'}</Line>
              <Line name={t('fields.monthly_fee')}>
                {monthly ? t('details.perMonth', { amount: amount(monthly) }) : '—'}
              </Line>
              <Line name={t('billing.first')} isSum>
                {isWrong ? '—' : amount(setup + monthly)}
              </Line>
            </tbody>
          </table>
          {isWrong ? (
            <p data-error="" className={messageClass.error}>
              <ErrorIcon />
              {t('refused.fees')}
            </p>
          ) : (
            <p className={messageClass.hint}>{t(`billing.${billing}`)}</p>
          )}
        </div>
        {proposal ? (
          <CreatedProposal proposal={proposal} />
        ) : (
          <p className="text-muted">{t('billing.before')}</p>
        )}
      </div>
      {!proposal && (
        <PartFoot>
          <Button variant="line" onClick={() => showPart('generate')}>
            {t('next.back')}
          </Button>
          <Button variant="accent" aria-disabled={running !== undefined || isCreating} onClick={create}>
            {t(isCreating ? 'billing.creating' : 'billing.create')}
          </Button>
        </PartFoot>
      )}
    </>
  )
}

type LineProps = { name: string; isSum?: boolean; children: string }

/** A line of what the proposal costs; the last one is their sum. */
const Line = ({ name, isSum = false, children }: LineProps) => (
  <tr className={isSum ? 'font-strong' : 'border-b border-line'}>
    <th scope="row" className="px-0 py-3 text-start font-[weight:inherit]">
      {name}
    </th>
    <td className={`px-0 py-3 text-end tabular-nums ${isSum ? 'text-heading' : ''}`}>{children}</td>
  </tr>
)
