import { DatabaseUnavailable } from '@/features/layout/staff/database-unavailable'
import { LogoutScreen } from '@/features/layout/staff/logout'
import { redirectToPortal } from '@/features/accounts/queries'
import { canReadSession, readPageSession } from '@/lib/server/auth/page-session'
import en from '@/messages/en/admin.json'
import es from '@/messages/es/admin.json'
import { deskTitle, readDeskLanguage } from '../../desk-page'

const names = { en: en.signOut.title, es: es.signOut.title }

export const generateMetadata = deskTitle((language) => names[language])

/** Asks before the session ends. */
export default async function LogoutPage() {
  if (!(await canReadSession())) return <DatabaseUnavailable language={await readDeskLanguage()} />
  await redirectToPortal()
  const { is } = await readPageSession()
  return <LogoutScreen language={await readDeskLanguage()} isSignedIn={is === 'user'} />
}
