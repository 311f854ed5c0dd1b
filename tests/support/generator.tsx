import type { File } from 'node:buffer'

import { QueryClient } from '@tanstack/react-query'
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { act, useLayoutEffect, useState, type ReactNode } from 'react'

import {
  emptyForm,
  type ChosenClient,
  type GeneratorForm,
} from '@/features/proposal-generator/generator-form'
import { type GeneratorTab } from '@/lib/generator-address'
import type { OpenedDraft } from '@/features/proposal-generator/queries/generator-draft'
import type { GeneratorStart, ProposingAgency } from '@/features/proposal-generator/queries/generator-start'
import type { ProposalDetails } from '@/features/proposals/queries/proposal-details'
import { Generator } from '@/features/proposal-generator/staff/generator'
import {
  generatorDraftQuery,
  generatorStartQuery,
} from '@/features/proposal-generator/staff/generator-params'
import { proposalQuery } from '@/features/proposals/staff/proposal-params'
import { templateQuery } from '@/features/proposal-templates/staff/template-params'
import { clientOptionsQuery } from '@/features/clients/staff/client-picker'
import type { Language } from '@/i18n/languages'
import { createTestRoot } from './jsdom'
import { testShell } from './shell'
import { StaffScreen } from './staff-screen'

type Options = {
  language?: Language
  part?: GeneratorTab
  form?: Partial<GeneratorForm>
  draft?: Partial<OpenedDraft>
  start?: Partial<GeneratorStart>
  proposal?: Partial<ProposalDetails>
  /** The clients found by the address of a new one. */
  clients?: ChosenClient[]
  template?: { id: string; content: Record<Language, string> }
}

const testAgency: ProposingAgency = {
  brand: 'Puente',
  zone: 'America/Lima',
  expiryDays: 30,
  services: { en: { 'Web Development': 'Web Development' }, es: { 'Web Development': 'Desarrollo web' } },
}

/** Follows what changes the address, as Next.js does. */
function Address({ children }: { children: ReactNode }) {
  const [search, setSearch] = useState(() => location.search)
  useLayoutEffect(() => {
    for (const name of ['pushState', 'replaceState'] as const)
      history[name] = (...change) => {
        History.prototype[name].apply(history, change)
        setSearch(location.search)
      }
  }, [])
  return <SearchParamsContext value={new URLSearchParams(search)}>{children}</SearchParamsContext>
}

/** Opens a tab of the generator with a saved draft, in a document of jsdom. Returns what a person finds and does there. */
export async function openGenerator({
  language = 'en',
  part,
  form,
  draft,
  start,
  proposal,
  template,
  clients,
}: Options = {}) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  const opened = {
    id: 'd',
    lead: null,
    transcript: '',
    isTranscriptDeleted: false,
    details: { ...emptyForm, ...form },
    savedAt: '2026-03-17T14:42:00.000Z',
    task: 'none',
    taskState: 'idle',
    taskError: null,
    evidence: null,
    content: '',
    proposal: null,
    ...draft,
  } as unknown as OpenedDraft
  queryClient.setQueryData(generatorStartQuery(null).queryKey, {
    agency: testAgency,
    hasModel: true,
    hasBilling: true,
    templates: [],
    drafts: [],
    lead: null,
    ...start,
  } as GeneratorStart)
  queryClient.setQueryData(generatorDraftQuery('d').queryKey, opened)
  if (proposal)
    queryClient.setQueryData(proposalQuery(proposal.id ?? '').queryKey, proposal as ProposalDetails)
  if (clients)
    for (const { email } of clients) queryClient.setQueryData(clientOptionsQuery(email).queryKey, { clients })
  if (template) queryClient.setQueryData(templateQuery(template.id).queryKey, template as never)
  History.prototype.replaceState.call(history, null, '', `?draft=d${part ? `&part=${part}` : ''}`)
  // What another test had not saved.
  sessionStorage.clear()
  const { shell, said } = testShell(language)
  const root = createTestRoot()
  const place = document.body.lastElementChild as HTMLElement
  await act(async () =>
    root.render(
      <StaffScreen
        language={language}
        shell={shell}
        queryClient={queryClient}
        timeZone="America/New_York"
        now={new Date('2026-03-17T14:42:00.000Z')}
      >
        <Address>
          <Generator lead={null} />
        </Address>
      </StaffScreen>,
    ),
  )
  const find = <Found extends HTMLElement>(selector: string, words = ''): Found => {
    const found = [...place.querySelectorAll<Found>(selector)].find(({ textContent }) =>
      textContent.includes(words),
    )
    if (!found) throw new Error(`there is no ${selector} with ${words || 'any text'}`)
    return found
  }
  return {
    place,
    /** What its toasts said. */
    said,
    find,
    press: (words: string) => act(async () => (find('button', words).focus(), find('button', words).click())),
    /** Puts a text into a field as typing does, or chooses an option. */
    type: (name: string, value: string) =>
      act(async () => {
        const control = find<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)
        const prototype = Object.getPrototypeOf(control) as object
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
        control.dispatchEvent(new Event(control.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
      }),
    valueOf: (name: string) => find<HTMLInputElement>(`[name="${name}"]`).value,
    /** Gives a file to the field for files. */
    upload: (file: File) =>
      act(async () => {
        const input = find<HTMLInputElement>('input[type="file"]')
        Object.defineProperty(input, 'files', { configurable: true, value: [file] })
        input.dispatchEvent(new Event('change', { bubbles: true }))
        await new Promise((resolve) => setTimeout(resolve))
      }),
    close: () => act(async () => (root.unmount(), place.remove())),
  }
}
