'use client'

import { useForm } from '@payloadcms/ui'
import { useSyncExternalStore } from 'react'

import type { Saving } from '../saving-rules'
import type { Saver } from './saver'
import { saverOf } from './savers'

/** Outside of a form nothing is saved. */
const nowhere = {}

/** Returns what saves the form around a component, and what it says of its words. */
export function useSaver(): { saver: Saver; saving: Saving } {
  // Outside of a form, Payload's context is empty.
  const { formRef } = useForm() as Partial<ReturnType<typeof useForm>>
  const saver = saverOf(formRef ?? nowhere)
  return { saver, saving: useSyncExternalStore(saver.subscribe, saver.getState, saver.getState) }
}
