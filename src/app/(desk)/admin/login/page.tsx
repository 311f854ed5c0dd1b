import { redirect } from 'next/navigation'

import { DatabaseUnavailable } from '@/features/layout/staff/database-unavailable'
import { LoginScreen } from '@/features/layout/staff/login'
import { redirectToPortal } from '@/features/accounts/queries'
import { safeRedirect } from '@/lib/paths'
import { canReadSession, readPageSession } from '@/lib/server/auth/page-session'
import { signInFailures } from '@/lib/sign-in'
import en from '@/messages/en/admin.json'
import es from '@/messages/es/admin.json'
import { deskTitle, readDeskLanguage, type PageProps } from '../../desk-page'

const names = { en: en.login.title, es: es.login.title }

export const generateMetadata = deskTitle((language) => names[language])

/** The page to sign in. Whoever is signed in already goes where it would lead. */
export default async function LoginPage({ searchParams }: PageProps) {
  const { redirect: target, error } = await searchParams
  const next = safeRedirect(target)
  if (!(await canReadSession())) return <DatabaseUnavailable language={await readDeskLanguage()} />
  await redirectToPortal()
  const session = await readPageSession()
  if (session.is === 'user') redirect(next ?? '/admin')
  const failed = signInFailures.find((failure) => failure === error)
  return <LoginScreen language={await readDeskLanguage()} next={next} failed={failed} />
}
