'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { StaffPage } from '@/components/staff/staff-page'
import { Link } from '@/components/staff/link'
import { BoardFailed } from '@/components/staff/board-states'
import { Icon } from '@/components/staff/icon'
import { useKeys } from '@/components/staff/keys'
import { useReadErrorToast } from '@/components/staff/use-toasts'
import type { DraftedDocument } from '@/features/publishing/rules'
import { Chip } from '@/components/ui/chip'
import { stateStyles } from '@/features/publishing/staff/state-styles'
import type { Language } from '@/i18n/languages'
import { buttonClass } from '@/components/ui/button'
import { rememberPublishStep } from '@/features/publishing/staff/publish-step'
import { formPath, previewAddress } from '@/features/preview/rules'
import type { Translation } from '../queries/translation'
import { passageColumns, PassageRow } from './passage-row'
import { TranslationSummary, useDraftAll } from './translation-summary'
import { translationQuery } from './translate-params'

/** The two languages above their columns, with what is public of each. */
function LanguageBar({ data }: { data: Translation }) {
  const t = useTranslations('translation')
  return (
    <div
      className={`sticky top-0 z-5 grid grid-cols-2 items-end border-b-2 border-ink bg-ground pt-2.5 pb-3 max-md:gap-3 ${passageColumns}`}
    >
      {([data.from, data.to] as const).map((language) => (
        <div key={language} className="md:last:col-start-3">
          <h2 className="flex items-center gap-3 max-md:flex-wrap max-md:gap-x-2 max-md:gap-y-1 max-md:text-body">
            <span lang={language}>{t(`own.${language}`)}</span> <StateChip data={data} language={language} />
          </h2>
          <p className="text-note/4.5 text-muted max-md:hidden">
            {t(language === data.from ? 'source' : 'target')}
          </p>
        </div>
      ))}
    </div>
  )
}

function StateChip({ data: { states }, language }: { data: Translation; language: Language }) {
  const t = useTranslations('blogBoard.states')
  const state = states?.[language]
  return state ? <Chip {...stateStyles[state]}>{t(state)}</Chip> : null
}

/** The way back, the direction, the preview and the way to publish, which the form of the document asks about. */
function TranslateHead({ data: { document, from, to, title } }: { data: Translation }) {
  const t = useTranslations('translation')
  const language = useTranslations('dashboard.languages')(to)
  const isPost = 'collection' in document && document.collection === 'posts'
  return (
    <header className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Link href={formPath(document, from)} className={buttonClass('plain', 'compact', '-ml-3.5')}>
        <Icon name="back" />
        {t('back')}
      </Link>
      <div>
        <h1>{t(`heading.${to}`)}</h1>
        {title && (
          <p lang={from} className="text-muted">
            {title}
          </p>
        )}
      </div>
      <span className="ml-auto flex gap-2 max-md:ml-0 max-md:w-full max-md:*:flex-1">
        <a
          href={previewAddress(document, to)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('line', 'compact')}
        >
          <Icon name="eye" />
          {t('preview')}
        </a>
        <Link
          href={formPath(document, to)}
          className={buttonClass('accent', 'compact')}

          onClick={() => isPost && rememberPublishStep()}
        >
          {isPost ? t('publish') : t('openForm', { language })}
        </Link>
      </span>
    </header>
  )
}

/** Moves the focus to the next passage that is not ready, or to the previous one, around the ends of the list. */
function moveToNext(list: HTMLElement | null, step: 1 | -1): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-todo]') ?? [])]
  const { activeElement } = document
  const all = [...(list?.children ?? [])]
  const at = all.findIndex((row) => row.contains(activeElement))
  const next =
    step === 1
      ? (rows.find((row) => all.indexOf(row) > at) ?? rows[0])
      : (rows.findLast((row) => all.indexOf(row) < (at === -1 ? all.length : at)) ?? rows.at(-1))
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'center' })
}

/** A document in both languages, passage by passage: the source to read, its translation to write. */
export function TranslateBoard({ document }: { document: DraftedDocument }) {
  const t = useTranslations('translation')
  const { data, error, refetch } = useQuery(translationQuery(document))
  useReadErrorToast(error, t('failed.read'))
  if (data) return <Passages data={data} />
  return (
    <StaffPage>
      <h1>{t('name')}</h1>
      {error ? (
        <BoardFailed title={t('failed.read')} error={error} onRetry={() => void refetch()} />
      ) : (
        <p className="animate-late text-muted">{t('loading')}</p>
      )}
    </StaffPage>
  )
}

function Passages({ data }: { data: Translation }) {
  const t = useTranslations('translation')
  const list = useRef<HTMLOListElement>(null)
  const drafting = useDraftAll(data)
  useKeys({ j: () => moveToNext(list.current, 1), k: () => moveToNext(list.current, -1) })
  return (
    <StaffPage>
      <TranslateHead data={data} />
      <TranslationSummary passages={data.passages} hasModel={data.hasModel} drafting={drafting} />
      {!data.hasModel && (
        <p className="mt-1 mb-2 flex gap-3 rounded-control bg-sunk px-4 py-3" id="no-model">
          <Icon name="info" />
          <span>
            <b>{t('noModel.title')}</b> {t('noModel.text')}
          </span>
        </p>
      )}
      <LanguageBar data={data} />
      {data.passages.length === 0 ? (
        <p>{t('empty')}</p>
      ) : (
        <ol ref={list}>
          {data.passages.map((passage) => (
            <PassageRow key={passage.key} data={data} passage={passage} isDrafting={drafting.isPending} />
          ))}
        </ol>
      )}
    </StaffPage>
  )
}
