'use client'

import { useNow } from 'next-intl'
import { Skeleton } from '@/components/ui/skeleton'
import { Segment, Segments } from '@/components/staff/segments'
import { useId, useState } from 'react'

import { usePasteNotice } from '@/components/staff/use-paste-notice'
import { Button } from '@/components/ui/button'
import { ErrorIcon } from '@/components/ui/field'
import { requestErrorOf } from '@/lib/request-error'
import { writtenVariables } from '@/features/proposals/variable-rules'
import { languageOf } from '../generator-form'
import { generatorLimits } from '../generator-rules'
import { filledText, MarkdownPreview } from './text-preview'
import { useGenerator } from './generator-context'
import { useMissing } from './generator-fields'
import { failureReason } from './generator-mutations'
import { showPart } from './generator-params'
import { ModelMissing, Progress, TaskNote } from './task-progress'
import { ConfirmReplace, useTemplateText } from './template-select'

/** The text of the proposal: written by the model, from the template, or by hand. */
export function GenerateTab() {
  const { texts: t, state, start, task, running, proposal } = useGenerator()
  const now = useNow()
  const [isEditing, setIsEditing] = useState(state.content.trim() === '')
  const isWriting = running === 'write'
  const language = languageOf(state.form)
  const content = isWriting ? (task?.content ?? '') : state.content
  const isSheet = isWriting || (!isEditing && content.trim() !== '')
  return (
    <fieldset disabled={proposal !== null}>
      <div className="generator-split">
        <Ways onWritten={() => setIsEditing(false)} />
        <div className="generator-text">
          <Segments label={t('generate.modes')} className="generator-modes">
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
              className="generator-sheet"
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
      <div className="generator-foot">
        <p className="text-muted" />
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
      </div>
    </fieldset>
  )
}

function Editor({ language }: { language: 'en' | 'es' }) {
  const { texts: t, store, state } = useGenerator()
  const error = useMissing()('content')
  const onPaste = usePasteNotice()
  const message = useId()
  return (
    <div className="field">
      <textarea
        aria-invalid={error ? true : undefined}
        aria-describedby={message}
        aria-label={t('generate.text')}
        className="generator-markdown"
        rows={22}
        lang={language}
        maxLength={generatorLimits.content}
        value={state.content}
        onChange={({ target }) => store.change({ content: target.value })}
        onPaste={onPaste}
      />
      <p id={message} className={error ? 'form-error' : 'hint'}>
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
    <div className="generator-ways">
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
        <p className="generator-note" role="alert">
          {t(`generate.missing.${language}`)}
        </p>
      )}
      {!form.template && <p className="text-muted">{t('generate.noTemplate')}</p>}
    </div>
  )
}

/** What is not written yet. */
const Unwritten = () => (
  <div aria-hidden="true" className="generator-unwritten">
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </div>
)
