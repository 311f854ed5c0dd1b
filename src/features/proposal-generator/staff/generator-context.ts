'use client'

import type { QueryClient } from '@tanstack/react-query'
import type { useTranslations } from 'next-intl'
import { createContext, use } from 'react'

import { useShell } from '@/components/staff/shell'
import { useBoardToasts, type BoardToasts } from '@/components/staff/use-toasts'
import type { Attempt, RequiredField } from '../generator-rules'
import type { GeneratorTask } from '../queries/generator-draft'
import type { GeneratorStart } from '../queries/generator-start'
import type { GeneratorState, GeneratorStore } from './generator-store'

type GeneratorToasts = BoardToasts & {
  /** Something that is missing, or that failed, under a title of its own. */
  refused: (title: string, description: string) => void
}

export function useGeneratorToasts(): GeneratorToasts {
  const toasts = useBoardToasts()
  const { toast } = useShell()
  return { ...toasts, refused: (title, description) => void toast.error(title, { description }) }
}

/** What the changes of the generator need. */
export type GeneratorTexts = ReturnType<typeof useTranslations<'proposalGenerator'>>

export type GeneratorController = {
  queryClient: QueryClient
  texts: GeneratorTexts
  toasts: GeneratorToasts
  store: GeneratorStore
  state: GeneratorState
  start: GeneratorStart
  /** Missing before the first save. */
  task: GeneratorTask | undefined
  /** The task that the worker runs. */
  running: 'extract' | 'write' | undefined
  begin: (task: 'extract' | 'write') => void
  cancel: () => void
  isStarting: boolean
  create: () => void
  isCreating: boolean
  /** What was refused; then the fields it needs are marked. */
  attempt: Attempt | undefined
  empty: readonly RequiredField[]
  /** The errors of the fields, by their names in the verb, and the client that has the address of a new one. */
  errors: Record<string, string>
  proposal: { id: string; link: string } | null
}

export const GeneratorContext = createContext<GeneratorController | null>(null)

/** Returns the generator around a part of it. */
export function useGenerator(): GeneratorController {
  const controller = use(GeneratorContext)
  if (!controller) throw new Error('there is no generator around this part')
  return controller
}
