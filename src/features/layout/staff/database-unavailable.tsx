import type { Language } from '@/i18n/languages'
import adminEn from '@/messages/en/admin.json'
import en from '@/messages/en/auth.json'
import adminEs from '@/messages/es/admin.json'
import es from '@/messages/es/auth.json'
import { Unavailable } from './unavailable'

const texts = {
  en: { ...en.closed.unavailable, home: adminEn.nav.dashboard },
  es: { ...es.closed.unavailable, home: adminEs.nav.dashboard },
}

/** Shown to staff instead of a page while the database does not answer: it knows who they are, and so what they may see. */
export const DatabaseUnavailable = ({ language }: { language: Language }) => (
  <Unavailable {...texts[language]} />
)
