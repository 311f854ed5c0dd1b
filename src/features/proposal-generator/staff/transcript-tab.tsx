'use client'

import { useRef, type ChangeEvent } from 'react'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Stack } from '@/components/ui/stack'
import { generatorLimits } from '../generator-rules'
import { useGenerator } from './generator-context'
import { PartFields, PartFoot, PartHead } from './generator-part'
import { showPart } from './generator-params'
import { ModelMissing, Progress, TaskNote } from './task-progress'

/** Characters that mean a file is not text: NUL, and the replacement character of invalid UTF-8. */
const BINARY_CHARACTERS = /[\u0000\ufffd]/

/** The words of the call, typed, pasted or from a text file. */
export function TranscriptTab() {
  const { texts: t, store, state, start, running, begin, isStarting } = useGenerator()
  const isBusy = running !== undefined || isStarting
  const isKeptOnly = !start.hasModel && state.transcript.trim() !== ''
  return (
    <PartFields>
      <PartHead title={t('tabs.transcript')} />
      <Stack>
        {!start.hasModel && <ModelMissing />}
        <Field label={t('transcript.label')} hint={t('transcript.hint')}>
          {(control) => (
            <textarea
              {...control}
              rows={8}
              className="max-w-240"
              maxLength={generatorLimits.transcriptBytes}
              value={state.transcript}
              onChange={({ target }) => store.change({ transcript: target.value })}
            />
          )}
        </Field>
        <UploadTranscript />
        <TaskNote task="extract" />
        {running === 'extract' && <Progress text={t('progress.extract')} />}
      </Stack>
      <PartFoot note={t(isKeptOnly ? 'transcript.kept' : 'transcript.optional')}>
        <Button variant={start.hasModel ? 'line' : 'accent'} onClick={() => showPart('details')}>
          {t(state.form.taken || isKeptOnly ? 'next.details' : 'transcript.skip')}
        </Button>
        {start.hasModel && (
          <Button variant="accent" aria-disabled={isBusy} onClick={() => begin('extract')}>
            {t(isBusy ? 'transcript.processing' : 'transcript.process')}
          </Button>
        )}
      </PartFoot>
    </PartFields>
  )
}

/** Puts the text of a file into the field. */
function UploadTranscript() {
  const { texts: t, store, toasts } = useGenerator()
  const input = useRef<HTMLInputElement>(null)
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    if (file.size > generatorLimits.transcriptBytes) {
      toasts.refused(t('refused.file'), t('refused.fileSize'))
      return
    }
    const text = await file.text().catch(() => '\ufffd')
    if (BINARY_CHARACTERS.test(text)) toasts.refused(t('refused.file'), t('refused.fileText'))
    else store.change({ transcript: text })
  }
  return (
    <p>
      <Button variant="line" size="compact" onClick={() => input.current?.click()}>
        {t('transcript.upload')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('transcript.file')}
        accept=".txt,.vtt,.srt,.md,text/plain,text/vtt"
        onChange={(event) => void read(event)}
      />
    </p>
  )
}
