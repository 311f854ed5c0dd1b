'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type ChangeEvent, type DragEvent } from 'react'

import { Button } from '@/components/ui/button'
import { dialogBody } from '@/components/ui/dialog'
import { ErrorIcon, messageClass } from '@/components/ui/field'
import { Icon } from '@/components/staff/icon'
import { useTime } from '@/components/staff/use-time'
import { changeMutation, useChangeContext } from '@/components/staff/change'
import { importLimits } from '../../import-rules'
import { openImport } from '../lead-params'
import { Meter } from './meter'
import { importsQuery } from './import-queries'
import { sendFile } from './send-file'
import { StateChip } from './state-chip'

/** Takes a file, by its button or dropped, and sends it. Below are the newest imports. */
export function ChooseFile() {
  const t = useTranslations('leadFiles')
  const input = useRef<HTMLInputElement>(null)
  const leaving = useRef<AbortController>(undefined)
  const [share, setShare] = useState(0)
  const [refusal, setRefusal] = useState<string>()
  useEffect(() => () => leaving.current?.abort(), [])
  const send = useMutation(
    changeMutation(useChangeContext(), {
      run: ({ file, signal }: { file: File; signal: AbortSignal }) => sendFile(file, setShare, signal),
      // Who closes the dialog while a file is sent knows that it was not.
      failed: (_, { signal }) => (signal.aborted ? undefined : t('failed.send')),
      onDone: (id) => openImport(id, 'replace'),
      refetch: [],
    }),
  )
  const take = (file: File | undefined) => {
    if (!file || send.isPending) return
    const wrong =
      file.size > importLimits.bytes ? t('tooLarge') : file.size === 0 ? t('emptyFile') : undefined
    setRefusal(wrong)
    setShare(0)
    if (wrong) return
    leaving.current = new AbortController()
    send.mutate({ file, signal: leaving.current.signal })
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files?.[0])
    target.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    take(event.dataTransfer.files[0])
  }
  return (
    <div className={dialogBody}>
      <div
        className="grid justify-items-start gap-3 border border-dashed border-field-line bg-surface p-5"
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <p>{t('chooseHint')}</p>
        <Button
          variant="accent"
          size="compact"
          aria-disabled={send.isPending}
          onClick={() => !send.isPending && input.current?.click()}
        >
          <Icon name="folder" />
          {t('choose')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('choose')}
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          onChange={choose}
        />
        {send.isPending && (
          <div className="w-full" role="status">
            <p>{t('sending', { file: send.variables.file.name, percent: Math.floor(share * 100) })}</p>
            <Meter share={share} />
          </div>
        )}
        {refusal && (
          <p role="alert" className={messageClass.error}>
            <ErrorIcon />
            {refusal}
          </p>
        )}
        <p className={messageClass.hint}>{t('quiet')}</p>
      </div>
      <RecentImports />
    </div>
  )
}

function RecentImports() {
  const t = useTranslations('leadFiles')
  const time = useTime()
  const { data } = useQuery(importsQuery)
  if (!data || data.imports.length === 0) return null
  return (
    <section>
      <h3 className="mb-1 text-body">{t('recent')}</h3>
      <ul>
        {data.imports.map(({ id, fileName, userName, createdAt, state }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2.5">
            <div className="min-w-0 flex-1 basis-48">
              <b className="block truncate">{fileName}</b>
              <span className="text-note text-muted">
                {t('by', { name: userName, time: time(createdAt) })}
              </span>
            </div>
            <StateChip state={state} />
            <Button
              variant="line"
              size="compact"
              aria-label={`${t('open')}: ${fileName}`}
              onClick={() => openImport(id)}
            >
              {t('open')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
