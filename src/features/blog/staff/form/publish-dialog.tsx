'use client'

import { useFormatter, useTimeZone, useTranslations } from 'next-intl'
import { useState } from 'react'

import { messageClass } from '@/components/ui/field'
import { dialogBody, dialogFoot } from '@/components/ui/dialog'
import { Segment, Segments } from '@/components/staff/segments'
import { LeaveButton, StaffDialog } from '@/components/staff/staff-dialog'
import { Button } from '@/components/ui/button'
import { otherLanguage, type Language } from '@/i18n/languages'
import { localMinute } from '@/lib/dates'
import type { PostPublication } from '../../queries/post-publication'
import { PublishChecks } from './publish-checks'
import { PublishChoices, type PublishChoice } from './publish-choices'
import { PartHeading } from './part-heading'
import type { PostForm } from './use-post-form'
import { usePublishing } from './use-publishing'

type PublishTimeProps = {
  isLater: boolean
  setIsLater: (isLater: boolean) => void
  /** A local time without zone, as the input has it. */
  at: string
  setAt: (at: string) => void
  offices: PostPublication['offices']
}

/** Now, or a day and a time in the editor's zone; the same time in the offices' zones is shown below. */
function PublishTime({ isLater, setIsLater, at, setAt, offices }: PublishTimeProps) {
  const t = useTranslations('postForm.dialog')
  const format = useFormatter()
  const zone = useTimeZone()
  const moment = new Date(at)
  const elsewhere = offices.filter((office) => office.zone !== zone)
  return (
    <div>
      <PartHeading>{t('when')}</PartHeading>
      <Segments label={t('when')}>
        <Segment isChosen={!isLater} onClick={() => setIsLater(false)}>
          {t('now')}
        </Segment>
        <Segment isChosen={isLater} onClick={() => setIsLater(true)}>
          {t('later')}
        </Segment>
      </Segments>
      {isLater && (
        <>
          <label data-field="" className="mt-3 max-w-80">
            <span>{t('at', { zone: zone ?? '' })}</span>
            <input
              type="datetime-local"
              value={at}
              min={localMinute(new Date())}
              onChange={({ target }) => setAt(target.value)}
            />
          </label>
          {!Number.isNaN(moment.getTime()) && (
            <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-note text-muted">
              {elsewhere.map(({ city, zone: timeZone }) => (
                <span key={city}>
                  {city}{' '}
                  <b>
                    {format.dateTime(moment, {
                      timeZone,
                      weekday: 'short',
                      hour: 'numeric',
                      minute: '2-digit',
                    })}
                  </b>
                </span>
              ))}
              <span>{t('asSaved')}</span>
            </p>
          )}
        </>
      )}
    </div>
  )
}

const DAY_MS = 86_400_000

type Props = { data: PostPublication; form: PostForm; isScheduling: boolean; onClose: () => void }

/** On phones a sheet over the whole width, its buttons at the bottom edge. Says what goes live, where and when, and what is missing; then publishes or schedules it. */
export function PublishDialog({ data, form, isScheduling, onClose }: Props) {
  const t = useTranslations('postForm.dialog')
  const names = useTranslations('dashboard.languages')
  const [choice, setChoice] = useState<PublishChoice>(form.language)
  const [hasRead, setHasRead] = useState(false)
  const [isLater, setIsLater] = useState(isScheduling)
  const [at, setAt] = useState(() => localMinute(new Date(Date.now() + DAY_MS)))
  const publishing = usePublishing({ data, form, onClose })
  const chosen = choice === 'both' ? (['en', 'es'] as const) : [choice]
  const isComplete = (name: Language) => data.texts[name].isComplete && data.unfinished[name].length === 0
  const isReady = chosen.every(isComplete) && (choice !== 'both' || hasRead)
  const language = choice === 'both' ? '' : names(choice)
  const title = choice === 'both' ? t('titleBoth') : t('title', { language })
  const button = choice === 'both' ? 'Both' : ''
  const subject = data.texts[choice === 'both' ? form.language : choice].title
  const start = () => {
    if (!isReady || publishing.isPending) return
    publishing.mutate({ languages: [...chosen], at: isLater ? new Date(at) : undefined })
  }
  return (
    <StaffDialog
      title={title}
      className={`md:w-180 max-md:h-[calc(100dvh-(--spacing(12)))] ${subject ? '[&_[data-dialog-head]]:border-b-0 [&_[data-dialog-head]]:pb-0' : ''}`}
      head={
        subject && (
          <p className="border-b border-line px-6 pb-4 text-muted wrap-anywhere max-md:px-4">{subject}</p>
        )
      }
      onClose={onClose}
    >
      <div className={`${dialogBody} max-md:flex-1 max-md:content-start`}>
        <PublishChoices {...{ data, open: form.language, choice, setChoice, hasRead, setHasRead }} />
        <PublishTime {...{ isLater, setIsLater, at, setAt, offices: data.offices }} />
        {publishing.problem && (
          <p role="alert" data-error="" className={messageClass.error}>
            {publishing.problem}
          </p>
        )}
        <PublishChecks
          data={data}
          languages={chosen}
          open={form.language}
          onChange={form.refresh}
          onClose={onClose}
        />
      </div>
      <div className={`${dialogFoot} max-md:*:w-full`}>
        <LeaveButton />
        {choice !== 'both' && (
          <span className="ml-auto text-note text-muted max-md:hidden">
            {isLater ? t('canMove') : t('rest', { language: names(otherLanguage(choice)) })}
          </span>
        )}
        <Button variant="accent" aria-disabled={!isReady || publishing.isPending} onClick={start}>
          {t(isLater ? `schedule${button}` : `publish${button}`, { language })}
        </Button>
      </div>
    </StaffDialog>
  )
}
