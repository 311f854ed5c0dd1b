'use client'

import { useFormatter, useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'

import { Icon } from '@/components/staff/icon'
import { Button } from '@/components/ui/button'
import { formPath } from '@/features/preview/rules'
import type { Language } from '@/i18n/languages'
import type { ScreenPassage, Translation, PassageName } from '../queries/translation'
import { PassageFields, passageBox } from './passage-fields'
import { PassageSource } from './passage-source'
import type { PassageSize } from './passage-text'
import { stateTexts } from './state-colors'
import { TranslationArc } from './translation-arc'
import { type PassageEdit, usePassage } from './use-passage'

/** The columns of source, state and translation. On phones they are one below the other. */
export const passageColumns =
  'md:grid-cols-[minmax(0,1fr)_--spacing(16)_minmax(0,1fr)] xl:grid-cols-[minmax(0,1fr)_--spacing(21)_minmax(0,1fr)]'

const ACTIONS = 'mt-2.5 flex flex-wrap items-center gap-1.5'
const REMARK = 'min-w-0 grow basis-full text-note/4.5 text-muted md:basis-25'
const BUTTON = 'max-md:flex-1'
const HINT = 'mt-2 text-note/4.5 text-muted'

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
    currentTarget.closest('li')?.querySelector('textarea')?.focus()
  }
  const canDraft = data.hasModel && isEditable && passage.source.length > 0
  if (edit.isChanged || edit.conflict !== undefined)
    return (
      <p className={ACTIONS} role={edit.conflict === undefined ? undefined : 'alert'}>
        <span className={REMARK}>
          {edit.conflict === undefined ? t('unsaved') : t('conflict', { text: edit.conflict })}
        </span>
        <Button variant="plain" size="compact" off="blocked" className={BUTTON} {...act(edit.reset)}>
          {t('undo')}
        </Button>
        <Button variant="line" size="compact" off="blocked" className={BUTTON} {...act(edit.save)}>
          {edit.isPending ? t('saving') : t('save')}
        </Button>
      </p>
    )
  if (state === 'ready') return null
  return (
    <p className={ACTIONS}>
      <span className={REMARK}>
        {state === 'stale' && passage.difference && t('changed', { language: source })}
        {state === 'unread' &&
          draftedAt &&
          t('drafted', {
            time: format.dateTime(new Date(draftedAt), { dateStyle: 'medium', timeStyle: 'short' }),
          })}
      </span>
      {state === 'missing' && isEditable && (
        <Button
          variant="plain"
          size="compact"
          off="blocked"
          className={BUTTON}
          aria-disabled={isOff}
          onClick={copy}
        >
          <Icon name="copy" />
          {t('copy', { language: source })}
        </Button>
      )}
      {state === 'unread' && isEditable && (
        <Button variant="plain" size="compact" off="blocked" className={BUTTON} {...act(edit.discard)}>
          {t('discard')}
        </Button>
      )}
      {state !== 'unread' && canDraft && (
        <Button
          variant={state === 'missing' ? 'line' : 'plain'}
          size="compact"
          off="blocked"
          className={BUTTON}
          {...act(edit.draft)}
        >
          <Icon name="model" />
          {edit.isDrafting ? t('draftingOne') : t(state === 'missing' ? 'draftOne' : 'draftAgain')}
        </Button>
      )}
      {state !== 'missing' && (
        <Button variant="line" size="compact" off="blocked" className={BUTTON} {...act(edit.confirm)}>
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
function passageSize(name: PassageName): PassageSize {
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
  return <p className={HINT}>{t('marks.lost', { language: languageName, kinds })}</p>
}

/** While it is focused, or written in, it has a ground that is wider than the columns, and a mark at its edge. */
const ROW =
  'grid scroll-mt-24 scroll-mb-6 grid-cols-[minmax(0,1fr)] border-b border-line py-4.5 not-forced-colors:outline-none max-md:gap-y-2 md:py-5.5 [&:is(:focus,[data-todo]:focus-within)]:bg-sunk [&:is(:focus,[data-todo]:focus-within)]:shadow-[--spacing(-4)_0_0_var(--sunk),--spacing(4)_0_0_var(--sunk),--spacing(-5)_0_0_var(--ink)]'

type Props = { data: Translation; passage: ScreenPassage; isDrafting: boolean }

/** One passage: its source, the state, and its translation with what can be done about it. */
export function PassageRow({ data, passage, isDrafting }: Props) {
  const t = useTranslations('translation')
  const { state, isEditable } = passage
  const name = passageName(passage.name, t)
  const edit = usePassage(data, passage)
  const isToDo = state !== 'ready'
  const size = passageSize(passage.name)
  return (
    <li
      className={`${ROW} ${passageColumns}`}
      tabIndex={-1}
      {...(isToDo && { 'data-todo': '' })}
      aria-label={`${name}: ${t(`states.${state}`)}`}
    >
      <div>
        <h3 className="mb-1 font-sans text-note/5 font-medium tracking-[0em] text-muted">{name}</h3>
        {passage.source.length > 0 ? (
          <PassageSource passage={passage} language={data.from} size={size} />
        ) : (
          <p className={HINT}>{t('onlyTarget')}</p>
        )}
      </div>
      <div className="content-start justify-items-center max-md:flex max-md:items-end max-md:gap-2.5 md:grid md:pt-5">
        <TranslationArc state={state} size="large" />
        <span className={`mt-1 text-center text-tiny/4 font-medium md:max-w-18 ${stateTexts[state]}`}>
          {t(`states.${state}`)}
        </span>
      </div>
      <div
        className="md:pt-6"
        onBlur={({ currentTarget, relatedTarget }) => {
          // The fields of one passage are saved together.
          if (!currentTarget.contains(relatedTarget)) edit.leave()
        }}
      >
        {isEditable ? (
          <PassageFields
            passage={passage}
            language={data.to}
            size={size}
            name={name}
            edit={edit}
            isBusy={isDrafting}
          />
        ) : (
          <>
            <div className={`text-body/6.5 wrap-anywhere ${passageBox({ state })}`} lang={data.to}>
              {passage.target.map((part) => (
                <p key={part.name}>{part.text}</p>
              ))}
            </div>
            <p className={HINT}>
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
