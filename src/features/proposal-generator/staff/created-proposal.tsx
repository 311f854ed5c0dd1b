'use client'

import { Link } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'

import { Button, buttonClass } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { Field } from '@/components/ui/field'
import { localizedPath } from '@/i18n/languages'
import type { StaffProposalState } from '@/features/proposals/rules'
import { copyLink, copyText } from '@/features/proposals/staff/copy-link'
import { isDraft, proposalStyles } from '@/features/proposals/staff/proposal-styles'
import { openProposal, proposalQuery } from '@/features/proposals/staff/proposal-params'
import { useProposalMutationContext } from '@/features/proposals/staff/proposal-mutations'
import { useGenerator } from './generator-context'

/** The link of the new proposal, and what can be done with it. It may have been sent, here or elsewhere. */
export function CreatedProposal({ proposal: { id, link } }: { proposal: { id: string; link: string } }) {
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
      <Link href={`/admin/collections/proposals/${id}`} prefetch={false} className={buttonClass('line')}>
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
