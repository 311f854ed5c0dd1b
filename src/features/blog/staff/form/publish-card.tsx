'use client'

import { LeaveWithoutSaving } from '@payloadcms/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslations, useFormatter } from 'next-intl'
import dynamic from 'next/dynamic'
import { useState } from 'react'

import { Icon } from '@/components/staff/icon'
import { useBoardToasts } from '@/components/staff/use-toasts'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import type { ScheduledPublication } from '@/features/publishing/rules'
import { stateStyles } from '@/features/publishing/staff/state-styles'
import { languages, localizedPath } from '@/i18n/languages'
import { runVerb } from '@/lib/run-verb'
import { statusIn } from '../../publish-rules'
import type { PostPublication } from '../../queries/post-publication'
import { postStatuses, type PostStatus } from '../../rules'
import { useScheduleTimes } from '../scheduled/use-schedule-times'
import { LanguageBridge } from './language-bridge'
import { UpdateConfirm, useUpdatePost } from './update-post'
import { publicationQuery, usePostForm } from './use-post-form'

/** Loaded when they are opened. */
const MoveSchedule = dynamic(async () => (await import('../scheduled/move-schedule')).MoveSchedule, {
  ssr: false,
})
const PublishDialog = dynamic(async () => (await import('./publish-dialog')).PublishDialog, { ssr: false })

const list = 'm-0 list-none border-t border-line p-0'

type ScheduledListProps = { schedules: ScheduledPublication[]; onChange: () => Promise<void> }

/** What is scheduled for the post, and what did not work. */
function ScheduledList({ schedules, onChange }: ScheduledListProps) {
  const t = useTranslations('postForm.scheduled')
  if (schedules.length === 0) return null
  return (
    <ul className={list} aria-label={t('title')}>
      {schedules.map((schedule) => (
        <Scheduled key={schedule.id} schedule={schedule} onChange={onChange} />
      ))}
    </ul>
  )
}

function Scheduled({
  schedule,
  onChange,
}: {
  schedule: ScheduledPublication
  onChange: () => Promise<void>
}) {
  const t = useTranslations('postForm.scheduled')
  const language = useTranslations('dashboard.languages')(schedule.language)
  const toasts = useBoardToasts()
  const [isMoving, setMoving] = useState(false)
  const when = useScheduleTimes().long(schedule.at)
  const cancel = useMutation({
    mutationFn: () => runVerb('cancel-schedule', { schedule: schedule.id }),
    onError: (error) => toasts.failed(t('failed'), error),
    onSettled: onChange,
  })
  const { problem, action, scheduledBy } = schedule
  return (
    <li className="grid grid-cols-[--spacing(5)_minmax(0,1fr)_auto] items-start gap-2 pt-2.5 text-small leading-5">
      <Icon name={problem ? 'warning' : 'clock'} />
      <span>
        {problem ? t(`problem.${problem}`, { language, when }) : t(action, { language, when })}
        {scheduledBy && <small className="block text-muted">{scheduledBy}</small>}
      </span>
      <span className="flex flex-wrap justify-end gap-1">
        <Button variant="quiet" size="compact" onClick={() => setMoving(true)}>
          {t('move')}
        </Button>
        <Button
          variant="quiet"
          size="compact"
          aria-disabled={cancel.isPending}
          onClick={() => !cancel.isPending && cancel.mutate()}
        >
          {t(problem ? 'dismiss' : 'cancel')}
        </Button>
      </span>
      {isMoving && <MoveSchedule schedule={schedule} onClose={() => setMoving(false)} />}
    </li>
  )
}

const fact = 'col-span-full text-note leading-4.5 text-muted wrap-anywhere'

/** The state of each language, since when it is public, and where. */
function LanguageStates({ data: { texts, status } }: { data: PostPublication }) {
  const t = useTranslations('blogBoard')
  const names = useTranslations('dashboard.languages')
  const format = useFormatter()
  return (
    <ul className={list}>
      {languages.map((language) => {
        const { state, publishedAt, publicSlug } = texts[language]
        return (
          <li
            key={language}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-0.5 border-line py-2.5 not-first:border-t"
          >
            <b className="block first-letter:uppercase">{names(language)}</b>
            {status === 'archived' ? (
              <Chip tint="gray" glyph="dash">
                {t('archived')}
              </Chip>
            ) : (
              <Chip {...stateStyles[state]}>{t(`states.${state}`)}</Chip>
            )}
            {publishedAt && (
              <small className={fact}>
                {format.dateTime(new Date(publishedAt), { dateStyle: 'long', timeStyle: 'short' })}
              </small>
            )}
            {publicSlug && (
              <a
                href={localizedPath(`/blog/${publicSlug}`, language)}
                target="_blank"
                rel="noreferrer"
                className={fact}
              >
                {localizedPath(`/blog/${publicSlug}`, language)}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Saves and publishes the open language, with the only filled button of the page: the status to have, what that means, and the state of both languages. */
export function PublishCard() {
  const form = usePostForm()
  const { data } = useQuery({ ...publicationQuery(form.id ?? ''), enabled: form.id !== undefined })
  return <PublishControls key={`${form.id ?? ''} ${form.language}`} data={data} />
}

function PublishControls({ data }: { data: PostPublication | undefined }) {
  const t = useTranslations('postForm')
  const common = useTranslations('dashboard')
  const statuses = useTranslations('postForm.statuses')
  const form = usePostForm()
  const current: PostStatus = data ? statusIn(data, data.texts[form.language].state) : 'draft'
  const [picked, setPicked] = useState<PostStatus>()
  const chosen = picked ?? current
  const update = useUpdatePost(form, data, { current, chosen, reset: () => setPicked(undefined) })
  const language = common(`languages.${form.language}`)
  const isPublic = current === 'published'
  const isBusy = update.isPending || form.colleague !== undefined || (form.id !== undefined && !data)
  return (
    <section
      className="mb-3 grid gap-3 border-t-2 border-ink bg-surface px-5 py-4"
      aria-labelledby="publish-card"
    >
      <h2 id="publish-card" className="flex items-baseline justify-between gap-3 text-body leading-6">
        {t('publish')}
        <span className="inline-block font-sans text-note font-medium tracking-[0] text-muted first-letter:uppercase">
          {language}
        </span>
      </h2>
      <label data-field="">
        <span>{t('status')}</span>
        <select value={chosen} onChange={({ target }) => setPicked(target.value as PostStatus)}>
          {postStatuses.map((status) => (
            <option key={status} value={status}>
              {statuses(status)}
            </option>
          ))}
        </select>
      </label>
      <p className="text-small leading-5 text-pretty">
        {form.colleague
          ? t('colleague', { name: form.colleague.name || t('someone') })
          : t(`effect.${isPublic ? 'public' : 'hidden'}.${chosen}`, { language })}
      </p>
      <Button variant="accent" className="min-h-11 w-full" aria-disabled={isBusy} onClick={update.start}>
        {t(form.id ? (update.isPending ? 'updating' : 'update') : update.isPending ? 'creating' : 'create')}
      </Button>
      {form.id && (
        <Button variant="line" size="compact" aria-disabled={isBusy} onClick={update.schedule}>
          {t('schedule')}
        </Button>
      )}
      {/* A stored post saves itself. */}
      {!form.id && <LeaveWithoutSaving />}
      {data && <LanguageBridge data={data} open={form.language} />}
      {data && <LanguageStates data={data} />}
      {data && <ScheduledList schedules={data.schedules} onChange={form.refresh} />}
      {data && update.step === 'publish' && <PublishDialog data={data} form={form} {...update.dialog} />}
      {data && update.step === 'confirm' && (
        <UpdateConfirm
          effect={update.effect}
          title={data.texts[form.language].title ?? ''}
          {...update.confirm}
        />
      )}
    </section>
  )
}
