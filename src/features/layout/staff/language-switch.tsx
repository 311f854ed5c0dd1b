'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'

import { useShell } from '@/components/staff/shell'
import { languages, type Language } from '@/i18n/languages'
import { postVerb } from '@/lib/run-verb'

const YEAR_SECONDS = 31_536_000
const names: Record<Language, string> = { en: 'English', es: 'Español' }

/** Before sign-in the browser alone remembers the language; with an account, the account does. */
async function save(language: Language, isSignedIn: boolean) {
  for (const name of ['puente-lng', 'puente_language'])
    document.cookie = `${name}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`
  if (isSignedIn) await postVerb('set-language', { language })
}

/** Changes the language of the admin. */
export function LanguageSwitch({ label, isSignedIn = false }: { label: string; isSignedIn?: boolean }) {
  const { language: current } = useShell()
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const change = (language: Language) =>
    startTransition(async () => {
      await save(language, isSignedIn)
      router.refresh()
    })
  return (
    <div role="group" aria-label={label} className="language-switch" aria-busy={isPending}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-label={names[language]}
          aria-pressed={language === current}
          onClick={() => change(language)}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </div>
  )
}
