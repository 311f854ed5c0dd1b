'use client'

import { useEffect } from 'react'

import { hasLeftovers } from './leftovers'

/** Where no tool is set: the yes that was said to an earlier one holds no longer. Renders nothing. */
export function ForgetVisit() {
  useEffect(() => {
    if (hasLeftovers()) import('./forget').then(({ forget }) => forget()).catch(() => undefined)
  }, [])
  return null
}
