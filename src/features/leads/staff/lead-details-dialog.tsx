'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { BoardFailed } from '@/features/dashboard/staff/board-states'
import { StaffDialog } from '@/features/dashboard/staff/staff-dialog'
import { requestErrorOf } from '@/lib/request-error'
import type { LeadDetails } from '../queries/lead-details'
import { ConvertLead } from './convert-lead'
import { DeleteLead } from './delete-lead'
import { LeadActions } from './lead-actions'
import { LeadFacts } from './lead-facts'
import { LeadClock, LeadWays } from './lead-head'
import { leadDetailsQuery } from './lead-params'
import { leadDrafts, type LeadTask } from './lead-task'
import { LeadReply } from './lead-reply'
import { useReplyLanguage } from './use-reply-language'
import { LogReply } from './log-reply'
import { PossiblySameLeads } from './possibly-same-leads'

type Props = { id: string; onClose: () => void }

/** A lead: who it is, what they wrote, the reply, and everything that happened. */
export function LeadDetailsDialog({ id, onClose }: Props) {
  const t = useTranslations('leadBoard')
  const { data: lead, error, refetch } = useQuery(leadDetailsQuery(id))
  const isGone = requestErrorOf(error ?? undefined).code === 'not_found' || (error && !lead && isBadId(id))
  const title = isGone ? t('gone.title') : lead ? lead.name || t('unknown') : t('loading')
  return (
    <StaffDialog
      title={title}
      className="lead-dialog"
      drafts={leadDrafts(id)}
      onClose={onClose}
      head={lead && !isGone && <LeadHead lead={lead} />}
    >
      {isGone ? (
        <Gone onClose={onClose} />
      ) : lead ? (
        <Shown lead={lead} onClose={onClose} />
      ) : error ? (
        <div className="dialog-body">
          <BoardFailed title={t('failed.details')} error={error} onRetry={() => void refetch()} />
        </div>
      ) : (
        <div className="dialog-body" aria-busy="true">
          <p className="board-loading">{t('loading')}</p>
        </div>
      )}
    </StaffDialog>
  )
}

/** An address that was typed or cut. */
const isBadId = (id: string) => !/^[\da-f-]{36}$/i.test(id)

const LeadHead = ({ lead }: { lead: LeadDetails }) => (
  <>
    <LeadClock lead={lead} />
    <LeadWays lead={lead} />
  </>
)

function Gone({ onClose }: { onClose: () => void }) {
  const t = useTranslations('leadBoard.gone')
  return (
    <>
      <div className="dialog-body">
        <p>{t('text')}</p>
      </div>
      <div className="dialog-foot">
        <Button variant="accent" size="compact" onClick={onClose}>
          {t('back')}
        </Button>
      </div>
    </>
  )
}

function Shown({ lead, onClose }: { lead: LeadDetails; onClose: () => void }) {
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
      <div className="lead-body">
        <div className="lead-main">
          <PossiblySameLeads leads={lead.possiblySame} />
          <section aria-labelledby="lead-message">
            <h3 id="lead-message">{t('message')}</h3>
            {lead.message ? (
              <p className="lead-message" lang={lead.language}>
                {lead.message}
              </p>
            ) : (
              <p className="muted">{t('noMessage')}</p>
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
        onTask={setTask}
        onDelete={() => setIsDeleting(true)}
      />
      {isDeleting && <DeleteLead lead={lead} onClose={() => setIsDeleting(false)} onDeleted={onClose} />}
    </>
  )
}
