'use client'

import { useMutation, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'

import { showToast } from '@/components/portal/show-toast'
import { useRouter } from '@/i18n/navigation'
import type { Verbs } from '@/lib/api'
import { RequestError } from '@/lib/request-error'
import { runVerb } from '@/lib/run-verb'
import { outcomeOfState, type SigningOutcome } from '../signing-rules'

/** Holds the mutations of a proposal's page. They are sent once, even offline: nobody signs without seeing the result. */
export function SigningProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { mutations: { retry: false, networkMode: 'always' } } }),
  )
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

type Verb = 'signed' | 'declined'
const failedToast = { signed: 'failed', declined: 'declineFailed' } as const

/** Returns a function that shows that the proposal was decided elsewhere, such as in another tab. Nothing failed. */
function useOutcomeToast() {
  const t = useTranslations()
  return (outcome: SigningOutcome) =>
    showToast(
      {
        tone: 'success',
        title: t(`signing.already.${outcome}.title`),
        text: t(`signing.already.${outcome}.text`),
      },
      t('layout.close'),
    )
}

/** Returns a function that shows a toast of signing. */
export function useSigningToasts() {
  const t = useTranslations()
  return (name: 'required' | Verb | 'failed' | 'declineFailed') =>
    showToast(
      {
        tone: name === 'signed' || name === 'declined' ? 'success' : 'error',
        title: t(`signing.toasts.${name}.title`),
        text: t(`signing.toasts.${name}.text`),
      },
      t('layout.close'),
    )
}

function useVerb<Name extends 'sign-proposal' | 'decline-proposal'>(verb: Name, done: Verb) {
  const router = useRouter()
  const toast = useSigningToasts()
  const tellOutcome = useOutcomeToast()
  return useMutation({
    mutationFn: (input: Verbs[Name]['input']) => runVerb(verb, input),
    onSuccess: () => {
      toast(done)
      router.refresh()
    },
    onError: (error) => {
      const outcome = outcomeOf(error)
      if (outcome) tellOutcome(outcome)
      else toast(failedToast[done])
      // Someone has signed, declined or revised it: shows what is there now.
      if (error instanceof RequestError && error.code === 'conflict') router.refresh()
    },
  })
}

/** Signs a proposal, shows what came of it, and reloads the page into the signed view. */
export const useSignProposal = () => useVerb('sign-proposal', 'signed')

/** Declines a proposal, and reloads the page. */
export const useDeclineProposal = () => useVerb('decline-proposal', 'declined')

/** The error code of a failed mutation. */
export const codeOf = (error: Error | null): string => (error instanceof RequestError ? error.code : 'failed')

/** Why a proposal was neither signed nor declined, although nothing failed; undefined for a failure. */
export const outcomeOf = (error: Error | null): SigningOutcome | undefined =>
  error instanceof RequestError && error.code === 'conflict'
    ? outcomeOfState(error.details.current?.value)
    : undefined
