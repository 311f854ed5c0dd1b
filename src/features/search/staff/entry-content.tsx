'use client'

import { useTranslation } from '@payloadcms/ui'

import { isLanguage, languages } from '@/i18n/languages'
import { money } from '@/lib/money'
import { markMatches, type Found } from '../rules'
import { FoundChip } from './found-chip'
import { numberedTitle, type Entry, type Icon } from './groups'
import { useSearchTexts } from './texts'

/** In a 24 by 24 box. */
const paths: Record<Icon, string> = {
  screen: 'M3.5 5h17v11h-17zM9 20h6M12 16v4',
  add: 'M12 5v14M5 12h14',
  away: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  leads: 'M4 20v-8a8 8 0 0 1 16 0v8M9 20v-8a3 3 0 0 1 6 0v8',
  clients: 'M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM4.5 20a7.5 6 0 0 1 15 0',
  tickets: 'M4 5h16v11h-9l-4 4v-4H4z',
  proposals: 'M13.5 3H6v18h12V7.5zM13.5 3v4.5H18M9 12.5h6M9 16h6',
  invoices: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8.5h6M9 12.5h6',
  posts: 'M4 4.5h16v15H4zM8 9h8M8 12.5h8M8 16h5',
}

/** What kind of thing an entry is. */
const EntryIcon = ({ icon }: { icon: Icon }) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.7"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={paths[icon]} />
  </svg>
)

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
      <EntryIcon icon={icon} />
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
