import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { settingsOrDefaults } from '@/features/settings/queries'
import { safeRedirect } from '@/lib/paths'

export type AuthPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

type Title = 'title' | 'forgot.title' | 'reset.title' | 'invitation.title' | 'verify.title' | 'profile.title'

/** The metadata of an auth page, which search engines do not index. */
export async function authMetadata(title: Title): Promise<Metadata> {
  const t = await getTranslations('auth')
  const { brand } = await settingsOrDefaults(await getLocale())
  return { title: `${t(title)} - ${brand}`, robots: { index: false } }
}

/** Reads the query parameters of an auth page. A repeated parameter is ignored. */
export async function readQuery({ searchParams }: AuthPageProps) {
  const query = await searchParams
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : undefined)
  return {
    tab: text('tab'),
    token: text('token') ?? '',
    errorCode: text('error'),
    isExpired: text('expired') !== undefined,
    next: safeRedirect(text('next')),
  }
}

/** The main element of an auth page: its title and a form. */
export const AuthPageContent = ({ title, children }: { title: string; children: ReactNode }) => (
  <main id="content" className="m-auto w-full max-w-100 py-4 max-md:mx-0 max-md:mt-0 max-md:max-w-none">
    <h1 className="mb-6 text-title">{title}</h1>
    {children}
  </main>
)
