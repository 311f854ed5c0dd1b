'use client'

import { useTranslations, useFormatter } from 'next-intl'

import { formPath } from '@/features/preview/rules'
import type { ScreenPassage, Translation, PassageName } from '../queries/translation'
import { PassageActions } from './passage-actions'
import { PassageFields } from './passage-fields'
import { PassageSource } from './passage-source'
import { TranslationArc } from './translation-arc'
import { usePassage } from './use-passage'
import type { Language } from '@/i18n/languages'

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
