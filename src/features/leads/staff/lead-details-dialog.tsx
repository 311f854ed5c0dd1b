'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState, useEffect, type ReactNode } from 'react'

import { dialogBody, dialogFoot } from '@/components/ui/dialog'
import { BoardFailed } from '@/components/staff/board-states'
import { hasDraft } from '@/components/staff/dialog-drafts'
import { StaffDialog } from '@/components/staff/staff-dialog'
import { Button } from '@/components/ui/button'
import { EMAIL_POLL_MS, isStillSending } from '@/features/mail/rules'
import { isLanguage, type Language } from '@/i18n/languages'
import { requestErrorOf } from '@/lib/request-error'
import { readStoredDraft, storeDraft } from '@/lib/stored-drafts'
import type { LeadDetails } from '../queries/lead-details'
import { ConvertLead, LogReply } from './lead-tasks'
import { DeleteLead } from './delete-lead'
import { useLeadBoard } from './lead-board-context'
import { LeadFacts } from './lead-facts'
import { LeadActions, LeadHead, PossiblySameLeads } from './lead-head'
import { LeadHeading } from './lead-heading'
import { leadDrafts, type LeadTask, replyDrafts } from './lead-mutations'
import { leadDetailsQuery, replyTemplatesQuery } from './lead-params'
import { LeadReply } from './lead-reply'

/** The language of the reply: the lead's, unless another was chosen for a draft that this tab has kept. */
function useReplyLanguage({ id, language: given }: LeadDetails): [Language, (language: Language) => void] {
  const { user } = useLeadBoard()
  const [language, setLanguage] = useState(given)
  const name = `lead-language:${id}`
  useEffect(() => {
    const kept = readStoredDraft(user, name)
    // The form inside has restored its draft by now.
    // oxlint-disable-next-line react/set-state-in-effect
    if (isLanguage(kept) && hasDraft(replyDrafts(id))) setLanguage(kept)
  }, [user, name, id])
  const choose = (chosen: Language) => {
    setLanguage(chosen)
    storeDraft(user, name, chosen === given ? '' : chosen)
  }
  return [language, choose]
}

/** The name shares its line with the clock, which is in what follows. */
const frame =
  'md:w-280 md:max-w-[96vw] [&>:first-child]:border-b-0 [&>:first-child]:pb-0 md:[&>:first-child>h2]:max-w-[60%]'

/** Renders the calls of a lead, of which leads know nothing. `me` is the id of the signed-in account. */
export type CallsOf = (lead: string, me: string) => ReactNode

type Props = { id: string; callsOf?: CallsOf; onClose: () => void }

/** A lead: who it is, what they wrote, the reply, and everything that happened. */
export function LeadDetailsDialog({ id, callsOf, onClose }: Props) {
  const t = useTranslations('leadBoard')
  const {
    data: lead,
    error,
    refetch,
  } = useQuery({
    ...leadDetailsQuery(id),
    refetchInterval: ({ state }) =>
      state.data?.activities.some((entry) => 'email' in entry && isStillSending(entry.email)) === true &&
      EMAIL_POLL_MS,
  })
  // A reply starts from a template: Ctrl Enter must not find its text missing.
  const { isLoading: isTemplateLoading } = useQuery(replyTemplatesQuery)
  const isGone =
    error !== null &&
    (requestErrorOf(error).code === 'not_found' || (lead === undefined && isMalformedId(id)))
  const title = lead ? lead.name || t('unknown') : isGone ? t('gone.title') : t('loading')
  return (
    <StaffDialog
      title={title}
      className={frame}
      drafts={leadDrafts(id)}
      onClose={onClose}
      head={lead && <LeadHead lead={lead} />}
    >
      {lead && !isTemplateLoading ? (
        <Shown lead={lead} callsOf={callsOf} isGone={isGone} onClose={onClose} />
      ) : isGone ? (
        <Gone onClose={onClose} />
      ) : error ? (
        <div className={dialogBody}>
          <BoardFailed title={t('failed.details')} error={error} onRetry={() => void refetch()} />
        </div>
      ) : (
        <div className={dialogBody} aria-busy="true">
          <p className="animate-late text-muted">{t('loading')}</p>
        </div>
      )}
    </StaffDialog>
  )
}

/** Whether the id in the URL cannot be one, because the URL was mistyped or cut off. */
const isMalformedId = (id: string) => !/^[\da-f-]{36}$/i.test(id)

function Gone({ onClose }: { onClose: () => void }) {
  const t = useTranslations('leadBoard.gone')
  return (
    <>
      <div className={dialogBody}>
        <p>{t('text')}</p>
      </div>
      <div className={dialogFoot}>
        <Button variant="accent" size="compact" onClick={onClose}>
          {t('back')}
        </Button>
      </div>
    </>
  )
}

type ShownProps = { lead: LeadDetails; callsOf: CallsOf | undefined; isGone: boolean; onClose: () => void }

/** Whether the lead has, or had, a call. */
const hasCalls = ({ callAt, activities }: LeadDetails): boolean =>
  Boolean(callAt) || activities.some(({ data }) => 'call' in data)

/** What was read of a lead. It stays, with what was typed, when someone deletes the lead meanwhile. */
function Shown({ lead, callsOf, isGone, onClose }: ShownProps) {
  const { user } = useLeadBoard()
  const t = useTranslations('leadBoard')
  const [task, setTask] = useState<LeadTask>('reply')
  const [language, setLanguage] = useReplyLanguage(lead)
  const [isDeleting, setIsDeleting] = useState(false)
  const back = () => setTask('reply')
  const onSent = () => {
    setLanguage(lead.language)
    onClose()
  }
  return (
    <>
      <div className="min-h-0 flex-1 max-md:overflow-y-auto md:grid md:grid-cols-[minmax(0,1fr)_--spacing(93)]">
        <div className="grid content-start gap-4.5 px-4 pt-4.5 pb-6 md:overflow-y-auto md:px-6">
          {isGone && (
            <p role="alert">
              <b>{t('gone.title')}</b> {t('gone.keep')}
            </p>
          )}
          <PossiblySameLeads leads={lead.possiblySame} />
          {hasCalls(lead) && callsOf?.(lead.id, user)}
          <section aria-labelledby="lead-message">
            <LeadHeading id="lead-message">{t('message')}</LeadHeading>
            {lead.message ? (
              <p
                className="max-w-measure pt-1 text-small leading-6 wrap-anywhere whitespace-pre-line"
                lang={lead.language}
              >
                {lead.message}
              </p>
            ) : (
              <p className="text-muted">{t('noMessage')}</p>
            )}
          </section>
          {task === 'reply' && (
            <LeadReply lead={lead} language={language} onLanguage={setLanguage} onSent={onSent} />
          )}
          {task === 'log' && <LogReply lead={lead} onDone={back} />}
          {task === 'convert' && <ConvertLead lead={lead} onDone={back} />}
        </div>
        <LeadFacts lead={lead} onConvert={() => setTask('convert')} onDelete={() => setIsDeleting(true)} />
      </div>
      <LeadActions
        lead={lead}
        task={task}
        language={language}
        isGone={isGone}
        onTask={setTask}
        onDelete={() => setIsDeleting(true)}
      />
      {isDeleting && <DeleteLead lead={lead} onClose={() => setIsDeleting(false)} onDeleted={onClose} />}
    </>
  )
}
