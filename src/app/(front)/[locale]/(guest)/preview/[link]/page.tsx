import '@/styles/pages/preview.css'

import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'

import { Brand } from '@/features/layout/site/brand'
import { HeaderBar } from '@/features/layout/site/header-bar'
import { Notice } from '@/components/site/notice'
import { checkLink, type LinkState } from '@/features/preview/queries/grants'
import { settingsOrDefaults } from '@/features/settings/queries'
import { redirectTo } from '@/i18n/navigation'
import { log } from '@/lib/server/log'

type Props = { params: Promise<{ link: string }> }
type Failure = Exclude<LinkState, 'open'> | 'unavailable'

/** Each request checks the link again. */
export const dynamic = 'force-dynamic'

const statuses = { expired: 410, ended: 410, refused: 403, unavailable: 503 } as const satisfies Record<
  Failure,
  number
>

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('preview')
  const { brand } = await settingsOrDefaults(await getLocale())
  return { title: `${t('name')} - ${brand}`, robots: { index: false, follow: false } }
}

async function stateOf(link: string): Promise<LinkState | 'unavailable'> {
  try {
    return (await checkLink(link)).state
  } catch (error) {
    log.error({ err: error }, 'a shared link could not be checked')
    return 'unavailable'
  }
}

/** Opens a shared link to a draft, or says why it does not open. Only the API can set the cookies of the preview. */
export default async function SharedDraftPage({ params }: Props) {
  const { link } = await params
  const state = await stateOf(link)
  if (state === 'open') redirectTo(`/api/preview?link=${encodeURIComponent(link)}`)
  const language = await getLocale()
  const t = await getTranslations('preview.links')
  const { brand } = await settingsOrDefaults(language)
  return (
    <NextIntlClientProvider locale={language} messages={null} formats={null}>
      <HeaderBar>
        <Brand name={brand} />
      </HeaderBar>
      <Notice
        title={t(`${state}.title`)}
        text={t(`${state}.text`)}
        back={t('home')}
        status={statuses[state]}
      />
    </NextIntlClientProvider>
  )
}
