import { useFormatter, useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'

import type { Mark } from '../tags'

type Props = {
  marks: readonly Mark[]
  /** The text of the field before the buttons, with its tags. */
  text: string
  isBusy: boolean
  onChange: (text: string) => void
}

/** The formats that a translation can take over: a button puts the tags of one around the selected words. */
export function MarkButtons({ marks, text, isBusy, onChange }: Props) {
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
