'use client'

import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'

import type { Analytics } from '@/features/settings/rules'
import type { BarProps, BarTexts } from './bar'
import { hasLeftovers } from './leftovers'
import { answer, countWith, isOpen, keepAnswer, onConsent, type Answer } from './store'

type Props = { analytics: Analytics; texts: BarTexts & { done: Record<Answer, string> } }

/**
 * Asks, and acts on the answer. Nothing of it is in the page as it is served: the question, and what counts visits, are
 * loaded when they are needed.
 */
export function WatchConsent({ analytics, texts }: Props) {
  const { tool } = analytics
  const answered = useSyncExternalStore<Answer | 'open' | 'unknown'>(
    onConsent,
    () => answer(tool) ?? 'open',
    () => 'unknown',
  )
  const reopened = useSyncExternalStore(onConsent, isOpen, () => false)
  const [Bar, setBar] = useState<ComponentType<BarProps>>()
  const [said, setSaid] = useState('')
  const asks = answered === 'open' || reopened

  useEffect(() => {
    countWith(tool)
    return () => countWith(undefined)
  }, [tool])

  useEffect(() => {
    // What cannot be loaded asks nothing and counts nothing.
    if (asks) import('./bar').then((module) => setBar(() => module.Bar)).catch(() => undefined)
  }, [asks])

  useEffect(() => {
    if (answered === 'yes') import('./tool').then(({ start }) => start(analytics)).catch(() => undefined)
    else if (answered !== 'unknown' && hasLeftovers())
      import('./tool').then(({ stop }) => stop(analytics)).catch(() => undefined)
  }, [answered, analytics])

  const take = (given: Answer) => {
    keepAnswer(given, tool)
    setSaid(texts.done[given])
  }
  return (
    <>
      {asks && Bar && <Bar texts={texts} reopened={reopened} now={answer(tool)} take={take} />}
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}
