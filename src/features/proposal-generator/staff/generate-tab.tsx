'use client'

import { useNow } from 'next-intl'
import { useId, useState } from 'react'

import { Segment, Segments } from '@/components/staff/segments'
import { usePasteNotice } from '@/components/staff/use-paste-notice'
import { Button } from '@/components/ui/button'
import { ErrorIcon, messageClass } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { requestErrorOf } from '@/lib/request-error'
import { writtenVariables } from '@/features/proposals/variable-rules'
import { languageOf } from '../generator-form'
import { generatorLimits } from '../generator-rules'
import { filledText, MarkdownPreview } from './text-preview'
import { useGenerator } from './generator-context'
import { useMissing } from './generator-fields'
import { failureReason } from './generator-mutations'
import { PartFields, PartFoot } from './generator-part'
import { showPart } from './generator-params'
import { ModelMissing, Progress, TaskNote } from './task-progress'
import { ConfirmReplace, useTemplateText } from './template-select'

/** The text of the proposal: written by the model, from the template, or by hand. */
export function GenerateTab() {
  const { texts: t, state, start, task, running } = useGenerator()
  const now = useNow()
  const [isEditing, setIsEditing] = useState(state.content.trim() === '')
  const isWriting = running === 'write'
  const language = languageOf(state.form)
  const content = isWriting ? (task?.content ?? '') : state.content
  const isSheet = isWriting || (!isEditing && content.trim() !== '')
  return (
    <PartFields>
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 pt-5 md:grid-cols-[minmax(0,--spacing(75))_minmax(0,1fr)]">
        <Ways onWritten={() => setIsEditing(false)} />
        <div>
          <Segments label={t('generate.modes')} className="mb-3">
            {([false, true] as const).map((edits) => (
              <Segment
                key={String(edits)}
                isChosen={isSheet !== edits}
                disabled={isWriting}
                onClick={() => setIsEditing(edits)}
              >
                {t(edits ? 'generate.edit' : 'generate.preview')}
              </Segment>
            ))}
          </Segments>
          {isSheet ? (
            <article
              className="min-h-80 max-w-190 border-t-2 border-ink bg-surface px-10 pt-8 pb-10 text-body leading-[1.6] wrap-anywhere max-md:px-4 max-md:py-6"
              lang={language}
              aria-busy={isWriting}
              aria-label={t('generate.text')}
            >
              <MarkdownPreview markdown={filledText(content, state.form, start.agency, now)} />
              {isWriting && <Unwritten />}
            </article>
          ) : (
            <Editor language={language} />
          )}
        </div>
      </div>
      <PartFoot>
        <Button variant="line" onClick={() => showPart('details')}>
          {t('next.back')}
        </Button>
        <Button
          variant={state.content.trim() ? 'accent' : 'line'}
          disabled={isWriting}
          onClick={() => showPart('billing')}
        >
          {t('next.billing')}
        </Button>
      </PartFoot>
    </PartFields>
  )
}

function Editor({ language }: { language: 'en' | 'es' }) {
  const { texts: t, store, state } = useGenerator()
  const error = useMissing()('content')
  const onPaste = usePasteNotice()
  const message = useId()
  return (
    <div data-field="">
      <textarea
        aria-invalid={error ? true : undefined}
        aria-describedby={message}
        aria-label={t('generate.text')}
        className="font-[ui-monospace,monospace] text-small"
        rows={22}
        lang={language}
        maxLength={generatorLimits.content}
        value={state.content}
        onChange={({ target }) => store.change({ content: target.value })}
        onPaste={onPaste}
      />
      <p
        id={message}
        data-error={error ? '' : undefined}
        className={error ? messageClass.error : messageClass.hint}
      >
        {error && <ErrorIcon />}
        {error ?? t('generate.hint', { variables: writtenVariables(language).join(' ') })}
      </p>
    </div>
  )
}

/** The ways to a text. */
function Ways({ onWritten }: { onWritten: () => void }) {
  const { texts: t, store, state, start, running, begin, isStarting, toasts } = useGenerator()
  const textOf = useTemplateText()
  const [missing, setMissing] = useState(false)
  const [asked, setAsked] = useState<string>()
  const { form, content } = state
  const language = languageOf(form)
  const isBusy = running !== undefined || isStarting

  const readTemplate = async () => {
    try {
      return await textOf()
    } catch (error) {
      toasts.refused(t('failed.template'), failureReason(requestErrorOf(error).code, t))
      return undefined
    }
  }
  const generate = async () => {
    const text = await readTemplate()
    if (text === undefined) return
    if (text !== store.get().form.templateContent) store.changeForm({ templateContent: text })
    begin('write')
    onWritten()
  }
  const insert = async () => {
    const text = await readTemplate()
    if (text === undefined) return
    setMissing(!text)
    if (!text) return
    const typed = store.get().content.trim()
    if (typed && typed !== text.trim()) setAsked(text)
    else put(text)
  }
  const put = (text: string) => {
    store.change({ content: text })
    onWritten()
  }
  return (
    <div className="grid content-start justify-items-start gap-3.5">
      <h2>{t('tabs.generate')}</h2>
      {start.hasModel ? (
        <>
          <p className="text-muted">{t(`generate.lead.${language}`)}</p>
          <Button
            variant={content.trim() || form.template ? 'line' : 'accent'}
            aria-disabled={isBusy}
            onClick={() => !isBusy && void generate()}
          >
            {t(content.trim() ? 'generate.again' : 'generate.start')}
          </Button>
        </>
      ) : (
        <ModelMissing />
      )}
      <TaskNote task="write" />
      {running === 'write' && <Progress text={t('progress.write')} />}
      {form.template && (
        <Button
          variant={content.trim() ? 'line' : 'accent'}
          aria-disabled={isBusy}
          onClick={() => !isBusy && void insert()}
        >
          {t('generate.fromTemplate')}
        </Button>
      )}
      {asked && (
        <ConfirmReplace
          what="text"
          template={start.templates.find(({ id }) => id === form.template)?.name ?? ''}
          onConfirm={() => put(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {missing && (
        <div role="alert">
          <Notice tone="info">{t(`generate.missing.${language}`)}</Notice>
        </div>
      )}
      {!form.template && <p className="text-muted">{t('generate.noTemplate')}</p>}
    </div>
  )
}

/** What is not written yet. */
const Unwritten = () => (
  <div className="grid gap-3 pt-3">
    <Skeleton className="w-11/12" />
    <Skeleton className="w-11/12" />
    <Skeleton className="w-1/2" />
  </div>
)
