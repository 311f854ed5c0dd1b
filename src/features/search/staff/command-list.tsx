'use client'

import { useEffect, useRef, type MouseEvent } from 'react'

import { Icon } from '@/components/staff/icon'
import { Key } from '@/components/staff/key'
import { useShell } from '@/components/staff/shell'
import { Chip, type Glyph, type Tint } from '@/components/ui/chip'
import { invoiceStyles } from '@/features/invoices/invoice-styles'
import { proposalStyles } from '@/features/proposals/proposal-state'
import { languages } from '@/i18n/languages'
import { money } from '@/lib/money'
import { type FoundKind, markMatches, type Found } from '../rules'
import { numberedTitle, type Entry, type Group } from './groups'
import { useSearchTexts } from './texts'

type Look = { tint: Tint; glyph: Glyph }
const none: Look = { tint: 'gray', glyph: 'dash' }

const looks: Partial<Record<FoundKind, Record<string, Look>>> = {
  leads: {
    new: { tint: 'blue', glyph: 'ring' },
    contacted: { tint: 'yellow', glyph: 'half' },
    qualified: { tint: 'green', glyph: 'half' },
    proposal: { tint: 'purple', glyph: 'half' },
    closed_won: { tint: 'emerald', glyph: 'check' },
    closed_lost: { tint: 'red', glyph: 'dash' },
  },
  clients: {
    active: { tint: 'green', glyph: 'check' },
    inactive: { tint: 'gray', glyph: 'ring' },
    suspended: { tint: 'red', glyph: 'dash' },
  },
  tickets: {
    open: { tint: 'blue', glyph: 'ring' },
    in_progress: { tint: 'yellow', glyph: 'half' },
    resolved: { tint: 'green', glyph: 'check' },
    closed: none,
  },
  proposals: proposalStyles,
  invoices: invoiceStyles,
}

/** The state of a document, in the words and colors that it has everywhere. */
function FoundChip({ kind, status }: { kind: FoundKind; status: string }) {
  const text = useSearchTexts()
  const names = kind === 'proposals' ? 'states' : 'statuses'
  return <Chip {...(looks[kind]?.[status] ?? none)}>{text(`${kind}:${names}:${status}`)}</Chip>
}

const ENTER = '↵'

function Marked({ text, query }: { text: string; query: string }) {
  return markMatches(text, query).map((part, index) =>
    part.isMatch ? (
      <mark key={index} className="bg-yellow-ground text-inherit">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}

/** One entry: what it is, its name with the matching letters marked, and its state at the right. */
function EntryContent({ entry, query }: { entry: Entry; query: string }) {
  const text = useSearchTexts()
  const { language } = useShell()
  const { command, found, icon } = entry
  const screen = icon === 'screen' && command?.detail ? `${text('search:screen')}, ${command.detail}` : ''
  const amount = found?.amount && money(found.amount.cents, found.amount.currency, language)
  const detail = found ? [found.detail, amount].filter(Boolean).join(', ') : screen
  return (
    <>
      <Icon name={icon} />
      <span className="truncate max-md:whitespace-normal">
        <b className="font-semibold">
          <Marked text={numberedTitle(entry, text)} query={query} />
        </b>
        {detail && (
          <small className="ml-2 text-note text-muted max-md:m-0 max-md:block">
            {found ? <Marked text={detail} query={query} /> : detail}
          </small>
        )}
      </span>
      {found?.status && <FoundChip kind={found.kind} status={found.status} />}
      {found?.states && <States states={found.states} />}
      {!found?.status && !found?.states && (
        <span aria-hidden="true" className="invisible col-start-3 group-aria-selected:visible max-md:hidden">
          <Key>{ENTER}</Key>
        </span>
      )}
    </>
  )
}

function States({ states }: { states: NonNullable<Found['states']> }) {
  const text = useSearchTexts()
  return (
    <span className="flex gap-3 text-note text-muted max-md:flex-col max-md:gap-0.5">
      {languages.map((code) => (
        <span key={code}>
          <abbr
            className="border border-link px-1 text-tiny font-head text-link no-underline"
            title={text(`publishing:languages:${code}`)}
          >
            {code.toUpperCase()}
          </abbr>{' '}
          {text(`publishing:short:${states[code]}`)}
        </span>
      ))}
    </span>
  )
}

type Props = {
  id: string
  groups: Group[]
  query: string
  /** The id of the entry that Enter opens. */
  current?: string
  onPoint: (id: string) => void
  onOpen: (entry: Entry, isNewTab: boolean) => void
}

/** The entries in their groups. Focus stays in the field, which names the current entry. */
export function CommandList({ id, groups, query, current, onPoint, onOpen }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  const click = (event: MouseEvent, entry: Entry) => onOpen(entry, event.metaKey || event.ctrlKey)
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      className="flex-auto scroll-py-8 overflow-y-auto pt-1.5 pb-2.5 outline-none"
      tabIndex={-1}
    >
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}-label`}>
          <p
            id={`${id}-${group.id}-label`}
            className="m-0 px-4.5 pt-2 pb-0.5 text-tiny/4.5 font-semibold text-muted"
          >
            {group.label}
          </p>
          {group.entries.map((entry) => (
            <div
              key={entry.id}
              id={`${id}-${entry.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={entry.id === current}
              className="group grid min-h-14 cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3.5 px-4.5 py-1 text-small/5 font-text aria-selected:bg-line aria-selected:shadow-[inset_--spacing(1)_0_0_var(--ink)] aria-selected:forced-outline md:min-h-9.5"
              onPointerMove={() => entry.id !== current && onPoint(entry.id)}
              // Keeps the focus in the field.
              onPointerDown={(event) => event.preventDefault()}
              onClick={(event) => click(event, entry)}
            >
              <EntryContent entry={entry} query={query} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
