'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'

import { useShell } from '@/components/staff/shell'
import { languages, type Language } from '@/i18n/languages'
import { postVerb } from '@/lib/run-verb'

const YEAR_SECONDS = 31_536_000
const names: Record<Language, string> = { en: 'English', es: 'Español' }

const BUTTON =
  'relative min-h-8 min-w-9 cursor-pointer border-0 bg-transparent p-0 font-sans text-small/5 font-text text-muted -outline-offset-2 aria-pressed:font-semibold aria-pressed:text-ink touch:min-h-11 touch:min-w-11'

/** Over the language that is on. */
const ARC =
  'absolute top-px left-1/2 h-1.5 w-5 -translate-x-1/2 rounded-[50%_50%_0_0/100%_100%_0_0] border-t-2 border-accent touch:top-1.5'

/** Before sign-in the browser alone remembers the language; with an account, the account does. */
async function save(language: Language, isSignedIn: boolean) {
  for (const name of ['puente-lng', 'puente_language'])
    document.cookie = `${name}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`
  if (isSignedIn) await postVerb('set-language', { language })
}

type Props = { label: string; isSignedIn?: boolean; className?: string }

/** Changes the language of the admin. */
export function LanguageSwitch({ label, isSignedIn = false, className = '' }: Props) {
  const { language: current } = useShell()
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const change = (language: Language) =>
    startTransition(async () => {
      await save(language, isSignedIn)
      router.refresh()
    })
  return (
    <div
      role="group"
      aria-label={label}
      className={`inline-flex flex-none ${className}`}
      aria-busy={isPending}
    >
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-label={names[language]}
          aria-pressed={language === current}
          className={BUTTON}
          onClick={() => change(language)}
        >
          {language === current && <span className={ARC} />}
          {language.toUpperCase()}
        </button>
      ))}
    </div>
  )
}
