import { useTranslations, useFormatter } from 'next-intl'
import type { MouseEvent } from 'react'
import { otherLanguage, type Language } from '@/i18n/languages'
import type { ScreenPassage } from '../queries/translation'
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
    <div className="passage-marks" role="group" aria-label={t('marks.label')}>
      {marks.map(({ number, kinds, words }) => {
        const names = format.list(kinds.map((kind) => t(`marks.kinds.${kind}`)))
        return (
          <button
            key={number}
            type="button"
            aria-disabled={isBusy}
            aria-label={t('marks.apply', { kinds: names, words })}
            title={t('marks.apply', { kinds: names, words })}
            data-used={text.includes(`<${number}>`) || undefined}
            // The field keeps its focus, and its selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={insert(number)}
          >
            <i aria-hidden="true">{number}</i>
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

type Props = {
  passage: ScreenPassage
  language: Language
  name: string
  edit: PassageEdit
  isBusy: boolean
}

/** The texts of a translation, saved when the passage is left or with Ctrl or Cmd and Enter. */
export function PassageFields({ passage, language, name, edit, isBusy }: Props) {
  const t = useTranslations('translation')
  const parts = passage.source.length > 0 ? passage.source : passage.target
  const languageNames = useTranslations('dashboard.languages')
  const isMessage = passage.name.kind === 'node' && passage.name.type === 'message'
  return (
    <div className="passage-box">
      {parts.map((part, index) => {
        const known = isMessage ? messageParts[part.name] : undefined
        const wanted = known?.isOther ? otherLanguage(language) : language
        const label = known && t(`parts.${known.label}`)
        const languageName = languageNames(wanted)
        return (
          <div key={part.name} className={part.figure === undefined ? undefined : 'passage-line'}>
            {label && (
              <span className="passage-hint" aria-hidden="true">
                {known.isOther
                  ? t('field', { name: label, language: languageName, number: '' }).trim()
                  : label}
              </span>
            )}
            <textarea
              lang={wanted}
              rows={1}
              spellCheck
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
            {part.figure !== undefined && <span className="passage-figure">{part.figure}</span>}
          </div>
        )
      })}
    </div>
  )
}
