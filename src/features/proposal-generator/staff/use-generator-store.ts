'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { runVerb } from '@/lib/run-verb'
import type { OpenedDraft } from '../queries/generator-draft'
import type { GeneratorLead } from '../queries/generator-start'
import { generatorTaskQuery, replaceDraft } from './generator-params'
import { createGeneratorStore, type GeneratorStore } from './generator-store'
import { startOf } from './start-form'
import { findUnsaved, keepUnsaved } from './unsaved-draft'
import { mustAsk, sendUnsaved } from './leave-generator'

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
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [store])

  return store
}
