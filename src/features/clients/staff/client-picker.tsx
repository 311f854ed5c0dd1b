'use client'

import { queryOptions, keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'

import { LanguageBadge } from '@/components/staff/languages'
import { initialFocus } from '@/components/staff/staff-dialog'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { readQuery } from '@/lib/read-query'
import type { ClientOption } from '../queries/client-options'

/** The clients to choose from. */
export const clientOptionsQuery = (q: string) =>
  queryOptions({
    queryKey: ['clients', 'options', q],
    queryFn: ({ signal }) => readQuery('client-options', { q }, signal),
  })

type Props = {
  client: ClientOption | undefined
  error?: string
  /** Whether finding a client is the first thing to do. */
  hasFocus?: boolean
  onChange: (client: ClientOption | undefined) => void
}

/** Finds a client by name, company, email or phone. */
export function ClientPicker({ client, error, hasFocus = true, onChange }: Props) {
  const t = useTranslations('supportBoard.form')
  if (!client) return <Finder error={error} hasFocus={hasFocus} onChange={onChange} />
  return (
    <div data-field="">
      <span className="mb-2 font-semibold">{t('client')}</span>
      <p className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3">
        <LanguageBadge language={client.language} />
        <span>
          <b className="block">{client.name}</b>
          <small className="block truncate text-note text-muted">{client.company ?? client.email}</small>
        </span>
        <Button variant="line" size="compact" onClick={() => onChange(undefined)}>
          {t('change')}
        </Button>
      </p>
    </div>
  )
}

function Finder({ error, hasFocus, onChange }: Omit<Props, 'client'>) {
  const t = useTranslations('supportBoard.form')
  const list = useId()
  const [query, setQuery] = useState('')
  const [position, setPosition] = useState(-1)
  const { data } = useQuery({ ...clientOptionsQuery(query.trim()), placeholderData: keepPreviousData })
  const clients = data?.clients ?? []
  const marked = clients[position]
  const optionId = (id: string) => `${list}-${id}`
  return (
    <div>
      <Field label={t('client')} hint={t('clientHint')} error={error}>
        {(control) => (
          <input
            {...control}
            role="combobox"
            aria-expanded="true"
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={marked && optionId(marked.id)}
            autoComplete="off"
            ref={hasFocus ? initialFocus : undefined}
            maxLength={200}
            value={query}
            onChange={({ target }) => {
              setQuery(target.value)
              setPosition(-1)
            }}
            onKeyDown={(event) => {
              const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
              if (step) {
                event.preventDefault()
                setPosition(Math.min(Math.max(position + step, 0), clients.length - 1))
              }
              if (event.key === 'Enter') {
                event.preventDefault()
                const chosen = marked ?? (query.trim() ? clients[0] : undefined)
                if (chosen) onChange(chosen)
              }
            }}
          />
        )}
      </Field>
      <ul
        className="mt-2 divide-y divide-line border border-line"
        role="listbox"
        id={list}
        aria-label={t('client')}
      >
        {clients.map((client, index) => (
          <li
            key={client.id}
            id={optionId(client.id)}
            role="option"
            aria-selected={index === position}
            className="grid min-h-11 cursor-pointer content-center border-l-4 border-l-transparent py-1 pr-3 pl-2 leading-4.5 hover:bg-sunk aria-selected:border-l-ink aria-selected:bg-sunk aria-selected:forced-outline"
            onClick={() => onChange(client)}
          >
            <b>{client.name}</b>
            <small className="overflow-hidden text-note text-ellipsis text-muted">
              {[client.company, client.email].filter(Boolean).join(' · ')}
            </small>
          </li>
        ))}
      </ul>
      {data && clients.length === 0 && <p role="status">{t('noClients')}</p>}
    </div>
  )
}
