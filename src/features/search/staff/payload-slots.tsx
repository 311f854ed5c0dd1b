import { createLocalReq, type PayloadRequest, type ServerProps } from 'payload'
import type { ComponentType } from 'react'

import { Nav } from '@/features/layout/staff/nav'
import { isLanguage, type Language } from '@/i18n/languages'
import { CommandBar } from './command-bar'

type Part = ComponentType<{ req: PayloadRequest; language: Language }>

type SlotProps = ServerProps & {
  /** Missing on Payload's page for unknown paths. */
  req?: PayloadRequest
}

/** Makes a part of the desk a slot of Payload's admin. */
const slotOf = (Part: Part) =>
  async function Slot({ i18n, payload, req, user }: SlotProps) {
    if (!user) return null
    const language = isLanguage(i18n.language) ? i18n.language : 'en'
    return <Part req={req ?? (await createLocalReq({ user }, payload))} language={language} />
  }

export const NavSlot = slotOf(Nav)
export const CommandBarSlot = slotOf(CommandBar)
