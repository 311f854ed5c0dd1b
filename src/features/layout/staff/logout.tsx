import { Mark } from '@/components/site/mark'
import { Link } from '@/components/staff/link'
import { buttonClass } from '@/components/ui/button'
import { Cluster } from '@/components/ui/stack'
import { ConfirmSignOut } from '@/features/accounts/staff/sign-out'
import type { Language } from '@/i18n/languages'
import en from '@/messages/en/admin.json'
import es from '@/messages/es/admin.json'
import { Frameless } from './frameless'

const texts = { en, es }

/** The page /admin/logout: asks before the session ends, or says that it has. */
export function LogoutScreen({ language, isSignedIn }: { language: Language; isSignedIn: boolean }) {
  const { nav, signOut, payload } = texts[language]
  const { title, done, again, stay, failed } = signOut
  return (
    <Frameless
      home={
        <Link href="/admin" aria-label={nav.dashboard}>
          <Mark size={26} />
        </Link>
      }
    >
      <h1>{isSignedIn ? title : done}</h1>
      <Cluster>
        {isSignedIn ? (
          <ConfirmSignOut texts={{ stay, failed, submit: payload.authentication.logOut }} />
        ) : (
          <Link href="/admin/login" className={buttonClass('accent')}>
            {again}
          </Link>
        )}
      </Cluster>
    </Frameless>
  )
}
