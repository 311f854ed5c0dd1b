'use client'

import { useIsMutating } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { Button, buttonClass } from '@/components/ui/button'
import { useModifierKey } from '@/components/ui/use-modifier-key'
import { here } from '@/components/staff/here'
import { Icon } from '@/components/staff/icon'
import type { Language } from '@/i18n/languages'
import type { LeadDetails } from '../queries/lead-details'
import { TASK_FORM, taskKey, type LeadTask } from './lead-task'
import { newProposalHref, propose } from './new-proposal-href'

type Props = {
  lead: LeadDetails
  task: LeadTask
  language: Language
  /** Someone has deleted the lead, so nothing can be done with it. */
  isGone: boolean
  onTask: (task: LeadTask) => void
  onDelete: () => void
}

/** The foot of a lead's dialog: deleting at the left, what else can be done, and at the right the one next step. */
export function LeadActions({ lead, task, language, isGone, onTask, onDelete }: Props) {
  const t = useTranslations('leadBoard')
  const modifier = useModifierKey()
  const isBusy = useIsMutating({ mutationKey: taskKey(lead.id) }) > 0
  const labels = {
    reply: [t(`reply.send.${language}`), t('reply.sending')],
    log: [t('reply.log'), t('reply.logging')],
    convert: [t('createClient'), t('creating')],
  }[task]
  if (isGone) return null
  return (
    <div className="dialog-foot lead-foot">
      <Button variant="quiet" size="compact" className="button-remove" onClick={onDelete}>
        <Icon name="bin" />
        {t('delete')}
      </Button>
      <a
        href={newProposalHref(lead.id)}
        className={buttonClass('quiet', 'compact')}
        onClick={here(() => propose(lead.id))}
      >
        <Icon name="proposal" />
        {t('createProposal')}
      </a>
      <Button variant="line" size="compact" onClick={() => onTask(task === 'reply' ? 'log' : 'reply')}>
        {task === 'reply' ? t('reply.elsewhere') : t('reply.back')}
      </Button>
      <Button variant="accent" size="compact" type="submit" form={TASK_FORM} aria-disabled={isBusy}>
        <Icon name={task === 'reply' ? 'send' : 'check'} />
        {isBusy ? labels[1] : labels[0]}
        {task === 'reply' && <kbd>{`${modifier} ↵`}</kbd>}
      </Button>
    </div>
  )
}
