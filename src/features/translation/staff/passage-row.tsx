'use client'

import { useFormatter, useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'

import { Icon } from '@/components/staff/icon'
import { Button } from '@/components/ui/button'
import { formPath } from '@/features/preview/rules'
import type { Language } from '@/i18n/languages'
import type { ScreenPassage, Translation, PassageName } from '../queries/translation'
import { PassageFields } from './passage-fields'
import { PassageSource } from './passage-source'
import { TranslationArc } from './translation-arc'
import { type PassageEdit, usePassage } from './use-passage'

type ActionsProps = { data: Translation; passage: ScreenPassage; edit: PassageEdit; isDrafting: boolean }

/** What settles a passage that is not ready, and what happened to one that could not be saved. */
function PassageActions({ data, passage, edit, isDrafting }: ActionsProps) {
  const t = useTranslations('translation')
  const source = useTranslations('dashboard.languages')(data.from)
  const format = useFormatter()
  const { state, draftedAt, isEditable } = passage
  const isOff = edit.isPending || isDrafting
  const act = (run: () => void) => ({ 'aria-disabled': isOff, onClick: () => !isOff && run() })
  // The copy is edited next, and saved when its field is left.
  const copy = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (isOff) return
    edit.copySource()
    currentTarget.closest('.passage-target')?.querySelector('textarea')?.focus()
  }
  const canDraft = data.hasModel && isEditable && passage.source.length > 0
  if (edit.isChanged || edit.conflict !== undefined)
    return (
      <p className="passage-actions" role={edit.conflict === undefined ? undefined : 'alert'}>
        <span>{edit.conflict === undefined ? t('unsaved') : t('conflict', { text: edit.conflict })}</span>
        <Button variant="quiet" size="compact" {...act(edit.reset)}>
          {t('undo')}
        </Button>
        <Button variant="line" size="compact" {...act(edit.save)}>
          {edit.isPending ? t('saving') : t('save')}
        </Button>
      </p>
    )
  if (state === 'ready') return null
  return (
    <p className="passage-actions">
      <span>
        {state === 'stale' && passage.difference && t('changed', { language: source })}
        {state === 'unread' &&
          draftedAt &&
          t('drafted', {
            time: format.dateTime(new Date(draftedAt), { dateStyle: 'medium', timeStyle: 'short' }),
          })}
      </span>
      {state === 'missing' && isEditable && (
        <Button variant="quiet" size="compact" aria-disabled={isOff} onClick={copy}>
          <Icon name="copy" />
          {t('copy', { language: source })}
        </Button>
      )}
      {state === 'unread' && isEditable && (
        <Button variant="quiet" size="compact" {...act(edit.discard)}>
          {t('discard')}
        </Button>
      )}
      {state !== 'unread' && canDraft && (
        <Button variant={state === 'missing' ? 'line' : 'quiet'} size="compact" {...act(edit.draft)}>
          <Icon name="model" />
          {edit.isDrafting ? t('draftingOne') : t(state === 'missing' ? 'draftOne' : 'draftAgain')}
        </Button>
      )}
      {state !== 'missing' && (
        <Button variant="line" size="compact" {...act(edit.confirm)}>
          <Icon name="check" />
          {t(state === 'unread' ? 'read' : 'fits')}
        </Button>
      )}
    </p>
  )
}

const types = [
  'paragraph',
  'heading',
  'list',
  'quote',
  'figure',
  'chart',
  'pullquote',
  'message',
  'service',
] as const

/** What a passage is called, such as 'Paragraph 3'. */
function passageName(name: PassageName, t: ReturnType<typeof useTranslations<'translation'>>): string {
  if (name.kind === 'field') return name.label
  const type = types.find((one) => one === name.type) ?? 'paragraph'
  return t(`passages.${type}`, { number: name.number ?? '' }).trim()
}

/** How large its words are on the page. */
function passageSize(name: PassageName): 'title' | 'heading' | 'text' {
  if (name.kind === 'field') return name.size
  return name.type === 'heading' || name.type === 'pullquote' ? 'heading' : 'text'
}

/** Says which formats of the source a translation does not have. */
function LostFormats({ passage: { lost }, language }: { passage: ScreenPassage; language: Language }) {
  const t = useTranslations('translation')
  const languageName = useTranslations('dashboard.languages')(language)
  const format = useFormatter()
  if (lost.length === 0) return null
  const kinds = format.list(lost.map((kind) => t(`marks.kinds.${kind}`)))
  return <p className="passage-hint passage-lost">{t('marks.lost', { language: languageName, kinds })}</p>
}

type Props = { data: Translation; passage: ScreenPassage; isDrafting: boolean }

/** One passage: its source, the state, and its translation with what can be done about it. */
export function PassageRow({ data, passage, isDrafting }: Props) {
  const t = useTranslations('translation')
  const { state, isEditable } = passage
  const name = passageName(passage.name, t)
  const edit = usePassage(data, passage)
  const isToDo = state !== 'ready'
  return (
    <li
      className={`passage is-${state} size-${passageSize(passage.name)}`}
      tabIndex={-1}
      {...(isToDo && { 'data-todo': '' })}
      aria-label={`${name}: ${t(`states.${state}`)}`}
    >
      <div className="passage-source">
        <h3>{name}</h3>
        {passage.source.length > 0 ? (
          <PassageSource passage={passage} language={data.from} />
        ) : (
          <p className="passage-hint">{t('onlyTarget')}</p>
        )}
      </div>
      <div className="passage-state">
        <TranslationArc state={state} />
        <span>{t(`states.${state}`)}</span>
      </div>
      <div
        className="passage-target"
        onBlur={({ currentTarget, relatedTarget }) => {
          // The fields of one passage are saved together.
          if (!currentTarget.contains(relatedTarget)) edit.leave()
        }}
      >
        {isEditable ? (
          <PassageFields passage={passage} language={data.to} name={name} edit={edit} isBusy={isDrafting} />
        ) : (
          <>
            <div className="passage-box" lang={data.to}>
              {passage.target.map((part) => (
                <p key={part.name}>{part.text}</p>
              ))}
            </div>
            <p className="passage-hint">
              {t('notHere')} <a href={formPath(data.document, data.to)}>{t('inForm')}</a>
            </p>
          </>
        )}
        <LostFormats passage={passage} language={data.from} />
        <PassageActions data={data} passage={passage} edit={edit} isDrafting={isDrafting} />
      </div>
    </li>
  )
}
