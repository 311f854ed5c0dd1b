'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { runVerb } from '@/lib/run-verb'
import { splitName } from '@/features/leads/board-rules'
import type { OpenedDraft } from '../queries/generator-draft'
import type { GeneratorLead } from '../queries/generator-start'
import { generatorTaskQuery, replaceDraft } from './generator-params'
import { createGeneratorStore, type GeneratorStore, type Typed } from './generator-store'
import { formOf, emptyForm, languageOf, type GeneratorForm } from '../generator-form'

/** Returns the form with the data of a lead; its client if there is one, else a new client to correct. */
export function formOfLead(lead: GeneratorLead): GeneratorForm {
  const { firstName, lastName } = splitName(lead.name)
  const form: GeneratorForm = {
    ...emptyForm,
    clientKind: lead.client ? 'existing' : 'new',
    client: lead.client,
    newClient: {
      first_name: firstName,
      last_name: lastName,
      email: lead.email,
      company_name: lead.company ?? '',
      phone: lead.phone ?? '',
    },
    newLanguage: lead.language,
    serviceType: lead.service,
    description: lead.message,
  }
  return { ...form, title: lead.titles[languageOf(form)] }
}

/** Returns what the generator shows first: a draft, else what is known of the lead. */
function startOf(draft: OpenedDraft | undefined, lead: GeneratorLead | null): Typed {
  if (draft) return { form: formOf(draft.details), transcript: draft.transcript, content: draft.content }
  return { form: lead ? formOfLead(lead) : emptyForm, transcript: '', content: '' }
}

const keyOf = (draft: string | null, lead: string | null) => `generator-unsaved ${draft ?? lead ?? 'new'}`

/** Keeps what is not saved yet in this tab, so that a reload loses nothing. */
export function keepUnsaved(draft: string | null, lead: string | null, typed: Typed | undefined): void {
  try {
    // A draft has no name of its own before its first save.
    for (const key of [keyOf(draft, lead), keyOf(null, lead)]) sessionStorage.removeItem(key)
    if (typed) sessionStorage.setItem(keyOf(draft, lead), JSON.stringify(typed))
  } catch {
    // Full or switched off: the row of the draft is what counts.
  }
}

/** Returns what this tab had not saved. */
export function findUnsaved(draft: string | null, lead: string | null): Typed | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(draft, lead))
    const kept = text ? (JSON.parse(text) as Partial<Typed>) : undefined
    if (typeof kept?.transcript !== 'string' || typeof kept.content !== 'string') return undefined
    return { form: formOf(kept.form), transcript: kept.transcript, content: kept.content }
  } catch {
    return undefined
  }
}

/** What a page that is being left can still send, in bytes. Browsers allow 64 KiB for all that is on its way. */
const MAX_BEACON = 60_000

type Saved = Pick<GeneratorStore, 'get' | 'unsaved'>

const beaconOf = (store: Saved): Blob | undefined => {
  const input = store.unsaved()
  return input && new Blob([JSON.stringify(input)], { type: 'application/json' })
}

/** Sends what is not saved while the page is left, unless it is too large for that. */
export function sendUnsaved(store: Saved): void {
  const body = beaconOf(store)
  if (body && body.size < MAX_BEACON) navigator.sendBeacon('/api/save-generator-draft', body)
}

/**
 * Whether the browser has to ask before the page is left: saving has failed, or what is not saved is too large to be sent
 * while the page is left.
 */
export function mustAsk(store: Saved): boolean {
  if (store.get().saving.kind === 'failed') return true
  const body = beaconOf(store)
  return body !== undefined && body.size >= MAX_BEACON
}

/** Returns what holds and saves the typed texts of a draft, of the lead, or of an empty form. */
export function useGeneratorStore(
  draft: OpenedDraft | undefined,
  lead: GeneratorLead | null,
): GeneratorStore {
  const queryClient = useQueryClient()
  const [store] = useState(() => {
    const leadId = draft ? draft.lead : (lead?.id ?? null)
    let id = draft?.id ?? null
    const opened = createGeneratorStore({
      draft: id,
      lead: leadId,
      titles: lead?.titles,
      typed: startOf(draft, draft ? null : lead),
      savedAt: draft?.savedAt ?? null,
      save: (input) => runVerb('save-generator-draft', input),
      keep: (typed) => keepUnsaved(id, leadId, typed),
      onDraft: (made) => {
        id = made
        keepUnsaved(made, leadId, undefined)
        replaceDraft(made)
      },
    })
    if (draft) queryClient.setQueryData(generatorTaskQuery(draft.id).queryKey, draft)
    if (draft?.proposal) opened.finish()
    return opened
  })

  useEffect(() => {
    const { draft: id } = store.get()
    const unsaved = findUnsaved(id, draft ? draft.lead : (lead?.id ?? null))
    if (unsaved) store.change(unsaved)
    const leave = () => sendUnsaved(store)
    const ask = (event: BeforeUnloadEvent) => {
      if (mustAsk(store)) event.preventDefault()
    }
    addEventListener('pagehide', leave)
    addEventListener('beforeunload', ask)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('beforeunload', ask)
      if (store.unsaved()) void store.flush().catch(() => undefined)
    }
    // The store is that of the first render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [store])

  return store
}
