'use client'

import { useTranslations } from 'next-intl'

import { formPath } from '@/features/preview/rules'
import type { ScreenPassage, Translation } from '../queries/translation'
import { LostFormats } from './lost-formats'
import { PassageActions } from './passage-actions'
import { PassageFields } from './passage-fields'
import { passageName, passageSize } from './passage-name'
import { PassageSource } from './passage-source'
import { TranslationArc } from './translation-arc'
import { usePassage } from './use-passage'

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
