import { NextIntlClientProvider } from 'next-intl'

import { Mark } from '@/components/site/mark'
import { Picture } from '@/components/ui/picture'
import { withNext } from '@/features/accounts/portal/sign-in-redirect'
import { StaffSignIn } from '@/features/accounts/staff/staff-sign-in'
import { settingsOrDefaults } from '@/features/settings/queries'
import { localizedPath, type Language } from '@/i18n/languages'
import type { SignInFailure } from '@/lib/sign-in'
import adminEn from '@/messages/en/admin.json'
import authEn from '@/messages/en/auth.json'
import adminEs from '@/messages/es/admin.json'
import authEs from '@/messages/es/auth.json'
import { LanguageSwitch } from './language-switch'

const texts = { en: { ...adminEn.login, auth: authEn }, es: { ...adminEs.login, auth: authEs } }

type Props = { language: Language; next: string | undefined; failed: SignInFailure | undefined }

/** The page to sign in: whom it is for, the form, and the ways to the site and to the sign-in of clients. */
export async function LoginScreen({ language, next, failed }: Props) {
  const { brand } = await settingsOrDefaults(language)
  const { auth, ...t } = texts[language]
  const { fields, password, errors, failures, signIn } = auth
  return (
    <main id="content" className="login">
      <a href={localizedPath('/', language)} className="login-brand">
        <Mark size={34} />
        {brand}
      </a>
      <h1>{t.title}</h1>
      <p className="login-intro">{t.intro.replace('{brand}', brand)}</p>
      <NextIntlClientProvider
        locale={language}
        messages={{ auth: { fields, password, errors, failures, signIn } }}
        timeZone="UTC"
      >
        <StaffSignIn
          next={next}
          failed={failed}
          forgot={localizedPath(withNext('/auth/forgot', next ?? '/admin'), language)}
        />
      </NextIntlClientProvider>
      <footer className="login-foot">
        <LanguageSwitch label={t.language} />
        <a href={localizedPath('/', language)}>{t.back}</a>
        <span>
          {t.client} <a href={localizedPath('/auth', language)}>{t.clientLink}</a>
        </span>
      </footer>
      <Picture name="gate" alt="" priority className="login-picture" />
    </main>
  )
}
