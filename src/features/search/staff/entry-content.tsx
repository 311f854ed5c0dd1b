'use client'

import { useTranslation } from '@payloadcms/ui'

import { Icon } from '@/components/staff/icon'
import { isLanguage, languages } from '@/i18n/languages'
import { money } from '@/lib/money'
import { markMatches, type Found } from '../rules'
import { FoundChip } from './found-chip'
import { numberedTitle, type Entry } from './groups'
import { useSearchTexts } from './texts'

const ENTER = '↵'

function Marked({ text, query }: { text: string; query: string }) {
  return markMatches(text, query).map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
  )
}

/** One entry: what it is, its name with the matching letters marked, and its state at the right. */
export function EntryContent({ entry, query }: { entry: Entry; query: string }) {
  const text = useSearchTexts()
  const { i18n } = useTranslation()
  const language = isLanguage(i18n.language) ? i18n.language : 'en'
  const { command, found, icon } = entry
  const screen = icon === 'screen' && command?.detail ? `${text('search:screen')}, ${command.detail}` : ''
  const amount = found?.amount && money(found.amount.cents, found.amount.currency, language)
  const detail = found ? [found.detail, amount].filter(Boolean).join(', ') : screen
  return (
    <>
      <Icon name={icon} />
      <span className="command-words">
        <b>
          <Marked text={numberedTitle(entry, text)} query={query} />
        </b>
        {detail && <small>{found ? <Marked text={detail} query={query} /> : detail}</small>}
      </span>
      {found?.status && <FoundChip kind={found.kind} status={found.status} />}
      {found?.states && <States states={found.states} />}
      <kbd aria-hidden="true">{ENTER}</kbd>
    </>
  )
}

function States({ states }: { states: NonNullable<Found['states']> }) {
  const text = useSearchTexts()
  return (
    <span className="command-states">
      {languages.map((code) => (
        <span key={code}>
          <abbr title={text(`publishing:languages:${code}`)}>{code.toUpperCase()}</abbr>{' '}
          {text(`publishing:short:${states[code]}`)}
        </span>
      ))}
    </span>
  )
}
