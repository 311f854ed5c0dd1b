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

const COLUMN = 'w-full max-w-100 max-md:max-w-none'
const FOOT_LINK = 'inline-flex min-h-11 items-center text-inherit underline-offset-3'

type Props = { language: Language; next: string | undefined; failed: SignInFailure | undefined }

/** The page to sign in: whom it is for, the form, and the ways to the site and to the sign-in of clients. */
export async function LoginScreen({ language, next, failed }: Props) {
  const { brand } = await settingsOrDefaults(language)
  const { auth, ...t } = texts[language]
  const { fields, password, errors, failures, signIn } = auth
  return (
    <main
      id="content"
      className="grid min-h-dvh w-[47.6%] grid-rows-[auto_1fr_auto_auto_auto_1.2fr_auto] justify-items-center px-10 pt-8 pb-5 max-md:relative max-md:w-auto max-md:grid-rows-[auto_--spacing(7)_auto_auto_auto_1fr_auto] max-md:justify-items-start max-md:px-5 max-md:pt-5 max-md:pb-36"
    >
      <a
        href={localizedPath('/', language)}
        className="flex items-center gap-3 justify-self-start font-display text-[2em]/8 font-head tracking-head text-ink no-underline font-stretch-92%"
      >
        <Mark size={34} />
        {brand}
      </a>
      <h1
        className={`row-start-3 font-display text-title/[1.1] font-head tracking-head text-balance font-stretch-92% ${COLUMN}`}
      >
        {t.title}
      </h1>
      <p className={`row-start-4 mt-2 text-body/6 text-muted ${COLUMN}`}>
        {t.intro.replace('{brand}', brand)}
      </p>
      <NextIntlClientProvider
        locale={language}
        messages={{ auth: { fields, password, errors, failures, signIn } }}
        timeZone="UTC"
      >
        <div className={`row-start-5 mt-7 ${COLUMN}`}>
          <StaffSignIn
            next={next}
            failed={failed}
            forgot={localizedPath(withNext('/auth/forgot', next ?? '/admin'), language)}
          />
        </div>
      </NextIntlClientProvider>
      <footer className="row-start-7 flex w-full flex-wrap items-center gap-x-5 gap-y-1 text-muted">
        <LanguageSwitch label={t.language} className="-ml-2" />
        <a href={localizedPath('/', language)} className={FOOT_LINK}>
          {t.back}
        </a>
        <span className="md:ml-auto">
          {t.client}{' '}
          <a href={localizedPath('/auth', language)} className={FOOT_LINK}>
            {t.clientLink}
          </a>
        </span>
      </footer>
      {/* The drawing has both color schemes; staff come by night. */}
      <Picture
        name="gate"
        alt=""
        priority
        className="fixed top-0 right-0 h-full w-[52.4%] object-cover scheme-dark max-md:absolute max-md:top-auto max-md:bottom-0 max-md:h-33 max-md:w-full max-md:object-[50%_60%]"
      />
    </main>
  )
}
