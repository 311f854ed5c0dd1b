import type { ServerProps, AdminViewServerProps } from 'payload'
import { LoginView as PayloadLoginView } from '@payloadcms/next/views'

import { Mark } from '@/components/site/mark'
import { Picture } from '@/components/ui/picture'
import { settingsOrDefaults } from '@/features/settings/queries'
import { isLanguage, localizedPath } from '@/i18n/languages'
import { LanguageSwitch } from './language-switch'

const read = async ({ i18n }: ServerProps) => {
  const language = isLanguage(i18n.language) ? i18n.language : 'en'
  const { brand } = await settingsOrDefaults(language)
  const t = (key: string) => (i18n.t as (key: string) => string)(`puente:login:${key}`)
  return { language, brand, t }
}

/** Above the fields of the sign-in form: the brand, and whom the form is for. */
export async function LoginHead(props: ServerProps) {
  const { language, brand, t } = await read(props)
  return (
    <>
      <a href={localizedPath('/', language)} className="login-brand">
        <Mark size={34} />
        {brand}
      </a>
      <h1>{t('title')}</h1>
      <p className="login-intro">{t('intro').replace('{brand}', brand)}</p>
    </>
  )
}

/** Below them: the language, and the ways to the site and to the sign-in of clients. */
export async function LoginFoot(props: ServerProps) {
  const { language, t } = await read(props)
  return (
    <>
      <footer className="login-foot">
        <LanguageSwitch label={t('language')} />
        <a href={localizedPath('/', language)}>{t('back')}</a>
        <span>
          {t('client')} <a href={localizedPath('/auth', language)}>{t('clientLink')}</a>
        </span>
      </footer>
      <Picture name="gate" alt="" priority className="login-picture" />
    </>
  )
}

/** Payload's own sign-in inside the main landmark that its page lacks. */
export const LoginView = (props: AdminViewServerProps) => (
  <main className="login-main">
    <PayloadLoginView {...props} />
  </main>
)
