'use client'

import { LeaveWithoutSaving } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { Button } from '@/components/ui/button'
import type { PostPublication } from '../../queries/post-publication'
import { statusIn } from '../../publish-rules'
import { postStatuses, type PostStatus } from '../../rules'
import { LanguageBridge } from './language-bridge'
import { LanguageStates } from './language-states'
import { publicationQuery } from './publication-query'
import { PublishDialog } from './publish-dialog'
import { ScheduledList } from './scheduled-list'
import { UpdateConfirm } from './update-confirm'
import { usePostForm } from './use-post-form'
import { useUpdatePost } from './use-update-post'

/** Saves and publishes the open language: the status to have, what that means, and the state of both languages. */
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
    <section className="publish-card" aria-labelledby="publish-card">
      <h2 id="publish-card">
        {t('publish')}
        <span className="card-reach">{language}</span>
      </h2>
      <label className="field">
        <span>{t('status')}</span>
        <select value={chosen} onChange={({ target }) => setPicked(target.value as PostStatus)}>
          {postStatuses.map((status) => (
            <option key={status} value={status}>
              {statuses(status)}
            </option>
          ))}
        </select>
      </label>
      <p className="publish-effect">
        {form.colleague
          ? t('colleague', { name: form.colleague.name || t('someone') })
          : t(`effect.${isPublic ? 'public' : 'hidden'}.${chosen}`, { language })}
      </p>
      <Button variant="accent" aria-disabled={isBusy} onClick={update.start}>
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
