'use client'

import { messageClass } from '@/components/ui/field'
import { dialogBody } from '@/components/ui/dialog'
import { Link } from '@/components/staff/link'
import { useMutation } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { cva } from 'class-variance-authority'

import { Button, buttonClass } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { clientHref, NEW_INVOICE_PARAMETER, DOCUMENTS_PARAMETER } from '@/features/clients/rules'
import { localizedPath } from '@/i18n/languages'
import { useTime } from '@/components/staff/use-time'
import type { ProposalDetails } from '../queries/proposal-details'
import { ProposalFoot, ProposalName } from './dialog-parts'
import { ProposalFacts } from './proposal-facts'
import { isDraft, isRevisable, proposalStyles } from '../proposal-state'
import { replaceProposal } from './proposal-params'
import { copyLink, duplicateMutation, useProposalMutationContext } from './proposal-mutations'

/** The steps from the draft to the first invoice: when each was reached, and where the proposal is. */
function ProposalProgress({ proposal }: { proposal: ProposalDetails }) {
  const t = useTranslations('proposalBoard.detail.way')
  const timeOf = useTime()
  const { state, createdAt, sentAt, openedAt, signedAt, declinedAt } = proposal
  const isSent = state !== 'draft' && state !== 'revised'
  const last =
    state === 'rejected'
      ? ({ name: 'declined', at: declinedAt } as const)
      : ({ name: 'signed', at: signedAt } as const)
  const steps = [
    { name: 'created', at: createdAt },
    { name: 'sent', at: isSent ? sentAt : null },
    { name: 'opened', at: isSent ? openedAt : null },
    last,
  ] as const
  const isDone = (step?: (typeof steps)[number]) => Boolean(step?.at) || step?.name === 'declined'
  return (
    <ol
      className="mt-4 mb-5 grid auto-cols-[minmax(0,1fr)] grid-flow-col max-sm:grid-flow-row max-sm:gap-3"
      aria-label={t('label')}
    >
      {steps.map((step, index) => (
        <li key={step.name} className={progressStep({ isDone: isDone(step) })}>
          {index < steps.length - 1 && <Way isDone={isDone(steps[index + 1])} />}
          <b className={`block wrap-anywhere ${isDone(step) ? '' : 'text-muted'}`}>{t(step.name)}</b>
          {step.at ? (
            <time dateTime={step.at} className="block text-note wrap-anywhere">
              {timeOf(step.at)}
            </time>
          ) : (
            !isDone(step) && <span className="block text-note wrap-anywhere text-muted">{t('notYet')}</span>
          )}
        </li>
      ))}
    </ol>
  )
}

/** A pier of the bridge, with its words below; on phones beside it. */
const progressStep = cva(
  'relative pt-11.5 pr-3 leading-4.5 before:absolute before:top-7 before:left-0 before:z-1 before:size-2.5 before:rounded-full max-sm:flex max-sm:flex-wrap max-sm:gap-x-2.5 max-sm:gap-y-0.5 max-sm:py-0 max-sm:pr-0 max-sm:pl-5.5 max-sm:before:top-1',
  {
    variants: {
      isDone: {
        true: 'before:bg-ink forced-colors:before:bg-[CanvasText]',
        false: 'before:border-2 before:border-field-line before:bg-ground',
      },
    },
  },
)

/** The arc to the next step, dashed until that is reached. */
const Way = ({ isDone }: { isDone: boolean }) => (
  <svg
    viewBox="0 0 100 36"
    preserveAspectRatio="none"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeDasharray={isDone ? undefined : '3 6'}
    aria-hidden="true"
    className={`absolute top-0 left-1 h-9 w-full overflow-visible max-sm:hidden ${isDone ? '' : 'text-field-line'}`}
  >
    <path d="M0 34A50 32 0 0 1 100 34" vectorEffect="non-scaling-stroke" />
  </svg>
)

type Props = { proposal: ProposalDetails }

/** A proposal: its state, how far it is on its way, its amounts, and what can be done with it. */
export function ProposalView({ proposal }: Props) {
  const t = useTranslations('proposalBoard')
  const states = useTranslations('proposalNames.states')
  const { number, title, state, canChange } = proposal
  return (
    <>
      <div className={dialogBody}>
        <ProposalName title={title}>
          <Chip {...proposalStyles[state]}>{states(state)}</Chip>
          <span className="text-muted">{t('detail.number', { number: String(number) })}</span>
        </ProposalName>
        <ProposalProgress proposal={proposal} />
        <ProposalFacts proposal={proposal} />
        {!canChange && <p className={messageClass.hint}>{t('detail.notYours')}</p>}
      </div>
      {canChange && <Actions proposal={proposal} />}
    </>
  )
}

function Actions({ proposal }: Props) {
  const t = useTranslations('proposalBoard')
  const language = useLocale()
  const context = useProposalMutationContext()
  const duplicate = useMutation(duplicateMutation(context, replaceProposal))
  const { id, state, link, client, canInvoice, hasInvoice, versions } = proposal
  const draft = isDraft(state)
  const copy = () => (draft ? replaceProposal(id, 'link') : void copyLink(link, context))
  const billing = `${clientHref(client.id)}&${DOCUMENTS_PARAMETER}=invoices&${NEW_INVOICE_PARAMETER}=${id}`
  return (
    <ProposalFoot>
      <Button
        variant="line"
        size="compact"
        aria-disabled={duplicate.isPending}
        onClick={() => !duplicate.isPending && duplicate.mutate(id)}
      >
        {t(duplicate.isPending ? 'detail.duplicating' : 'detail.duplicate')}
      </Button>
      <a
        href={localizedPath(`/proposal/${id}`, language)}
        target="_blank"
        rel="noreferrer"
        className={buttonClass('line', 'compact')}
      >
        {t(draft ? 'detail.preview' : 'recent.view')}
        <span className="sr-only">{`, ${t('recent.newTab')}`}</span>
      </a>
      {draft && (
        <Link
          href={`/admin/collections/proposals/${id}`}

          className={buttonClass('line', 'compact')}
        >
          {t('detail.edit')}
        </Link>
      )}
      {versions > 1 && (
        <Button variant="line" size="compact" onClick={() => replaceProposal(id, 'compare')}>
          {t('detail.compare.open')}
        </Button>
      )}
      {isRevisable(state) && (
        <Button variant="line" size="compact" onClick={() => replaceProposal(id, 'revise')}>
          {t('detail.revise')}
        </Button>
      )}
      <Button variant={state === 'awaiting' ? 'accent' : 'line'} size="compact" onClick={copy}>
        {t('detail.copy')}
      </Button>
      {draft && (
        <Button variant="accent" size="compact" onClick={() => replaceProposal(id, 'send')}>
          {t('detail.send')}
        </Button>
      )}
      {state === 'signed' && canInvoice && !hasInvoice && (
        <Link href={billing} className={buttonClass('accent', 'compact')}>
          {t('detail.firstInvoice')}
        </Link>
      )}
    </ProposalFoot>
  )
}
