import { useTranslations, useFormatter } from 'next-intl'
import type { MouseEvent } from 'react'
import { cva } from 'class-variance-authority'

import { otherLanguage, type Language } from '@/i18n/languages'
import type { ScreenPassage } from '../queries/translation'
import { MarkNumber, PassageFigure, passageLine, passageType, type PassageSize } from './passage-text'
import type { PassageEdit } from './use-passage'
import type { Mark } from '../tags'

type MarkButtonsProps = {
  marks: readonly Mark[]
  /** The text of the field before the buttons, with its tags. */
  text: string
  isBusy: boolean
  onChange: (text: string) => void
}

/** The formats that a translation can take over: a button puts the tags of one around the selected words. */
function MarkButtons({ marks, text, isBusy, onChange }: MarkButtonsProps) {
  const t = useTranslations('translation')
  const format = useFormatter()
  if (marks.length === 0) return null
  const insert = (number: number) => (event: MouseEvent<HTMLButtonElement>) => {
    const field = event.currentTarget.parentElement?.parentElement?.querySelector('textarea')
    if (!field || isBusy) return
    const { selectionStart: start, selectionEnd: end } = field
    const [open, close] = [`<${number}>`, `</${number}>`]
    onChange(text.slice(0, start) + open + text.slice(start, end) + close + text.slice(end))
    field.focus()
    // After React has set the value: the words stay selected, between their tags.
    requestAnimationFrame(() => field.setSelectionRange(start + open.length, end + open.length))
  }
  return (
    <div className="mt-2 flex flex-wrap gap-1.5" role="group" aria-label={t('marks.label')}>
      {marks.map(({ number, kinds, words }) => {
        const names = format.list(kinds.map((kind) => t(`marks.kinds.${kind}`)))
        return (
          <button
            key={number}
            type="button"
            aria-disabled={isBusy}
            aria-label={t('marks.apply', { kinds: names, words })}
            title={t('marks.apply', { kinds: names, words })}
            className="inline-flex min-h-7 cursor-pointer items-center gap-1.5 rounded-arc border border-ink px-2.5 py-0.5 text-note/4.5 font-medium text-ink data-used:border-dashed data-used:text-muted"
            data-used={text.includes(`<${number}>`) || undefined}
            // The field keeps its focus, and its selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={insert(number)}
          >
            <MarkNumber>{number}</MarkNumber>
            {names}
          </button>
        )
      })}
    </div>
  )
}

type MessagePart = { label: 'name' | 'text'; isOther: boolean }

/** The texts of a message to copy, which has two of them in the language of the other page. */
const messageParts: Partial<Record<string, MessagePart>> = {
  label: { label: 'name', isOther: false },
  text: { label: 'text', isOther: false },
  otherLabel: { label: 'name', isOther: true },
  otherText: { label: 'text', isOther: true },
}

/** What a translation stands in. Its words begin at the height of those of the source. */
export const passageBox = cva(
  'rounded-control focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-link md:-mt-2.5',
  {
    variants: {
      state: {
        ready: 'border-b border-ink pt-2.5 pb-3',
        stale: 'border border-l-4 border-yellow-mark bg-surface px-3.5 pt-2.5 pb-3',
        unread: 'border border-l-4 border-purple-mark bg-surface px-3.5 pt-2.5 pb-3',
        missing: 'border border-dashed border-field-line bg-surface px-3.5 pt-2.5 pb-3',
      },
    },
  },
)

type Props = {
  passage: ScreenPassage
  language: Language
  size: PassageSize
  name: string
  edit: PassageEdit
  isBusy: boolean
}

/** The texts of a translation, saved when the passage is left or with Ctrl or Cmd and Enter. */
export function PassageFields({ passage, language, size, name, edit, isBusy }: Props) {
  const t = useTranslations('translation')
  const parts = passage.source.length > 0 ? passage.source : passage.target
  const languageNames = useTranslations('dashboard.languages')
  const isMessage = passage.name.kind === 'node' && passage.name.type === 'message'
  return (
    <div className={passageBox({ state: passage.state })}>
      {parts.map((part, index) => {
        const known = isMessage ? messageParts[part.name] : undefined
        const wanted = known?.isOther ? otherLanguage(language) : language
        const label = known && t(`parts.${known.label}`)
        const languageName = languageNames(wanted)
        return (
          <div key={part.name} className={part.figure === undefined ? undefined : passageLine}>
            {label && (
              <span className="text-note/4.5 text-muted" aria-hidden="true">
                {known.isOther
                  ? t('field', { name: label, language: languageName, number: '' }).trim()
                  : label}
              </span>
            )}
            <textarea
              lang={wanted}
              rows={1}
              spellCheck
              className={`block field-sizing-content min-h-6.5 w-full resize-none p-0 not-forced-colors:outline-none placeholder:text-muted placeholder:opacity-100 ${passageType[size]}`}
              aria-label={t('field', {
                name: label ?? name,
                language: languageName,
                number: parts.length > 1 && !label ? index + 1 : '',
              }).trim()}
              placeholder={t('write', { language: languageName })}
              value={edit.textOf(part.name)}
              readOnly={isBusy}
              onChange={({ target }) => edit.change(part.name, target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) edit.save()
              }}
            />
            <MarkButtons
              marks={passage.target.find(({ name }) => name === part.name)?.marks ?? part.marks ?? []}
              text={edit.textOf(part.name)}
              isBusy={isBusy}
              onChange={(text) => edit.change(part.name, text)}
            />
            {part.figure !== undefined && <PassageFigure>{part.figure}</PassageFigure>}
          </div>
        )
      })}
    </div>
  )
}
