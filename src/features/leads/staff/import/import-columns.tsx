'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { dialogBody, dialogFoot } from '@/components/ui/dialog'
import { ErrorIcon, Field, messageClass } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { changeMutation, useChangeContext } from '@/components/staff/change'
import { readReasonOf } from '@/components/staff/failure'
import { isLanguage, languages, type Language } from '@/i18n/languages'
import { requestErrorOf } from '@/lib/request-error'
import { runVerb } from '@/lib/run-verb'
import { sourceKey } from '../../board-rules'
import { importFields, mappingProblem, type ImportField, type ImportMapping } from '../../import-rules'
import type { ImportPreview } from '../../queries/lead-imports'
import { leadSources, type LeadSource } from '../../rules'
import { NEW_IMPORT, openImport } from '../lead-params'
import { aboutImports, previewQuery } from './import-queries'

/** What the columns of a file are, and what else must be known before its import starts. */
export function ImportColumns({ id }: { id: string }) {
  const t = useTranslations('leadFiles')
  const reasons = useTranslations('dashboard.readReasons')
  const { data, error } = useQuery(previewQuery(id))
  if (data) return <ColumnsForm preview={data} />
  const reason = error && readReasonOf(error)
  const wrong = error && requestErrorOf(error).details.fields?.file
  const said = wrong === 'required' ? t('emptyFile') : wrong === 'too_long' ? t('tooWide') : undefined
  return (
    <div className={dialogBody}>
      {error ? (
        <Notice tone="error" title={t('failed.preview')} action={<AnotherFile />}>
          {said ?? (reason && reasons(reason))}
        </Notice>
      ) : (
        <div className="min-h-40" role="status" aria-label={t('states.reading')} />
      )}
    </div>
  )
}

function AnotherFile() {
  const t = useTranslations('leadFiles')
  return (
    <Button variant="line" size="compact" onClick={() => openImport(NEW_IMPORT, 'replace')}>
      {t('another')}
    </Button>
  )
}

function ColumnsForm({ preview }: { preview: ImportPreview }) {
  const t = useTranslations('leadFiles')
  const names = useTranslations('leads')
  const locale = useLocale()
  const [mapping, setMapping] = useState<ImportMapping>(preview.mapping)
  const [source, setSource] = useState<LeadSource>()
  const [language, setLanguage] = useState<Language>(isLanguage(locale) ? locale : 'en')
  const [dayFirst, setDayFirst] = useState(preview.dayFirst)
  const [isTried, setIsTried] = useState(false)
  const start = useMutation(
    changeMutation(useChangeContext(), {
      run: (input: { source: LeadSource }) =>
        runVerb('start-lead-import', {
          import: preview.id,
          mapping: [...mapping],
          language,
          dayFirst,
          ...input,
        }),
      failed: t('failed.start'),
      refetch: aboutImports,
    }),
  )
  const wrong = mappingProblem(mapping)
  const submit = () => {
    setIsTried(true)
    if (!wrong && source && !start.isPending) start.mutate({ source })
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className={dialogBody}>
        <div>
          <h3 className="text-body wrap-anywhere">{t('columnsTitle', { file: preview.fileName })}</h3>
          <p className={messageClass.hint}>{t('columnsHint')}</p>
        </div>
        <Columns
          preview={preview}
          mapping={mapping}
          onChange={(index, field) => setMapping(mapping.with(index, field))}
        />
        {isTried && wrong && (
          <p role="alert" className={messageClass.error}>
            <ErrorIcon />
            {t(`missing.${wrong}`)}
          </p>
        )}
        <div className="grid gap-4 md:grid-cols-2">
          <Field
            label={t('source')}
            hint={t('sourceHint')}
            {...(isTried && !source && { error: t('missing.source') })}
          >
            {(control) => (
              <select
                {...control}
                value={source ?? ''}
                onChange={({ target }) => setSource(leadSources.find((one) => one === target.value))}
              >
                <option value="">{t('chooseSource')}</option>
                {leadSources.map((value) => (
                  <option key={value} value={value}>
                    {names(`sources.${sourceKey(value)}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={t('language')} hint={t('languageHint')}>
            {(control) => (
              <select
                {...control}
                value={language}
                onChange={({ target }) => isLanguage(target.value) && setLanguage(target.value)}
              >
                {languages.map((value) => (
                  <option key={value} value={value}>
                    {t(`languageNames.${value}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {mapping.includes('createdAt') && (
            <Field label={t('dates')}>
              {(control) => (
                <select
                  {...control}
                  value={dayFirst ? 'day' : 'month'}
                  onChange={({ target }) => setDayFirst(target.value === 'day')}
                >
                  <option value="day">{t('dayFirst')}</option>
                  <option value="month">{t('monthFirst')}</option>
                </select>
              )}
            </Field>
          )}
        </div>
        <p className={messageClass.hint}>{t('quiet')}</p>
      </div>
      <div className={dialogFoot}>
        <AnotherFile />
        <Button variant="accent" size="compact" type="submit" aria-disabled={start.isPending}>
          {start.isPending ? t('starting') : t('start')}
        </Button>
      </div>
    </form>
  )
}

type ColumnsProps = {
  preview: ImportPreview
  mapping: ImportMapping
  onChange: (index: number, field: ImportField | null) => void
}

/** Rows of the preview that a column shows. */
const SHOWN = 3

/** Each column of the file with its first cells, and the field that it becomes. */
function Columns({ preview: { headings, rows }, mapping, onChange }: ColumnsProps) {
  const t = useTranslations('leadFiles')
  const options = [
    { value: '', label: t('leaveOut') },
    ...importFields.map((value) => ({ value, label: t(`columns.${value}`) })),
  ]
  return (
    <ul>
      {headings.map((heading, index) => {
        const name = heading.trim() || t('noHeading', { number: index + 1 })
        return (
          <li
            // The order of the columns never changes.
            key={index}
            className="grid items-center gap-x-4 gap-y-1.5 border-t border-line py-2.5 md:grid-cols-[minmax(0,1fr)_--spacing(52)]"
          >
            <div className="min-w-0">
              <b className="block truncate">{name}</b>
              <span className="block truncate text-note text-muted">
                {rows
                  .slice(0, SHOWN)
                  .map((cells) => cells[index]?.trim())
                  .filter(Boolean)
                  .join(' · ') || '—'}
              </span>
            </div>
            <Select
              aria-label={t('columnOf', { heading: name })}
              value={mapping[index] ?? ''}
              size="compact"
              options={options}
              onChange={({ target }) =>
                onChange(index, importFields.find((field) => field === target.value) ?? null)
              }
            />
          </li>
        )
      })}
    </ul>
  )
}
