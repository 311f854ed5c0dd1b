'use client'

import { useLocale } from 'next-intl'
import { useEffect } from 'react'

import { clearHint, hint, onHint } from '@/features/shell/site/session-hint'
import { leaveSessionOver } from './leave'

/** When a session was renewed last, for all tabs. */
const mark = 'puente_renewed'

/** In milliseconds. A session lives for two hours (collections/Users). */
const renewAfter = 15 * 60_000
const lookEvery = 60_000

/** For a browser that keeps nothing: this tab alone then. */
let noted = '0'
const note = (time: string) => {
  noted = time
  try {
    localStorage.setItem(mark, time)
  } catch {
    // Its owner has forbidden it.
  }
}
const lastTime = () => {
  try {
    return localStorage.getItem(mark) ?? noted
  } catch {
    return noted
  }
}
const age = () => Date.now() - Number(lastTime())

/**
 * Keeps the session of a page that is used: it is renewed while the page is looked at, and when somebody comes back to
 * it. When the session has ended here or in another tab, the page is left: what it shows is nobody's any more.
 */
export function SessionKeeper() {
  const language = useLocale()
  useEffect(() => {
    let gone = false
    const leave = () => {
      if (gone) return
      gone = true
      leaveSessionOver(language)
    }
    const renew = async () => {
      if (gone || document.visibilityState !== 'visible' || age() < renewAfter) return
      note(String(Date.now()))
      const answer = await fetch('/api/users/refresh-token', { method: 'POST' }).catch(() => undefined)
      // An answer that nobody reads keeps its connection.
      await answer?.text().catch(() => undefined)
      if (answer?.ok) return
      // A server that is away says nothing about the session: the next look asks again.
      note('0')
      if (answer?.status !== 401 && answer?.status !== 403) return
      clearHint({ leaving: true })
      leave()
    }
    let known = hint() !== ''
    const look = () => {
      if (hint()) known = true
      else if (known) leave()
    }
    const come = () => {
      look()
      void renew()
    }
    come()
    const stop = onHint(look)
    const timer = setInterval(() => void renew(), lookEvery)
    document.addEventListener('visibilitychange', come)
    return () => {
      stop()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', come)
    }
  }, [language])
  return null
}
