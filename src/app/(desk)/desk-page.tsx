import type { Metadata } from 'next'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getLocalI18n, getRequestLanguage } from 'payload'
import { cache, type ComponentType } from 'react'

import type { Crumb } from '@/features/layout/staff/desk-bar'
import { DatabaseUnavailable } from '@/features/layout/staff/database-unavailable'
import { THEME_COOKIE } from '@/features/layout/staff/theme'
import { redirectToPortal } from '@/features/accounts/queries'
import type { StaffScreen, Search } from '@/components/staff/staff-screen'
import type { Theme } from '@/components/staff/shell'
import { isLanguage, type Language } from '@/i18n/languages'
import { ADMIN_TITLE_SUFFIX, adminSignInPath, adminViewPath } from '@/lib/admin-views'
import { setStatus } from '@/lib/request-report'
import { adminLanguage, canReadSession, pageSession } from '@/lib/server/auth/page-session'
import { databaseFailed, requireDatabase } from '@/lib/server/db/outage'
import { fromReplica } from '@/lib/server/db/replica-reads'
import { config } from '@/lib/server/payload'
import { Desk } from './desk'

type Params = Record<string, string>

/** What Next gives to a page. */
export type PageProps = { params: Promise<Params>; searchParams: Promise<Search> }

/** Returns the language of the desk in this browser, as Payload's admin finds its own: chosen, else of the browser. */
export const readDeskLanguage = cache(async (): Promise<Language> => {
  const language = getRequestLanguage({
    config: await config,
    cookies: new Map((await cookies()).getAll().map(({ name, value }) => [name, value])),
    headers: await headers(),
  })
  return isLanguage(language) ? language : adminLanguage()
})

const isTheme = (value: string | null | undefined): value is Theme => value === 'light' || value === 'dark'

/** Returns the theme that was chosen in this browser, or that it asks for; undefined when it says neither. */
export async function readTheme(): Promise<Theme | undefined> {
  const chosen = (await cookies()).get(THEME_COOKIE)?.value
  if (isTheme(chosen)) return chosen
  const asked = (await headers()).get('sec-ch-prefers-color-scheme')
  return isTheme(asked) ? asked : undefined
}

type Open = StaffScreen & { params: Params }

type Page = {
  /** Below /admin, with the parameters of the address filled in. */
  segments: (params: Params) => string[]
  /** Where the page is; the last is its own name. Empty for the dashboard. */
  crumbs: (screen: Open) => Crumb[] | Promise<Crumb[]>
  /** Whether what it shows may be read on the replica. */
  onReplica?: true
  Screen: ComponentType<Open>
}

/**
 * Makes a page of the desk, for staff. Whoever has no session is sent to the sign-in page, which leads back, and a client to
 * the portal. While the database does not answer, the page says so with status 503 and signs nobody out.
 */
export function deskPage({ segments, crumbs, onReplica, Screen }: Page) {
  return async function DeskPage(props: PageProps) {
    const language = await readDeskLanguage()
    if (!(await canReadSession())) return <DatabaseUnavailable language={language} />
    try {
      const opened = await openScreen(props, segments)
      const screen = onReplica ? { ...opened, req: fromReplica(opened.req) } : opened
      const page = (
        <Desk req={screen.req} language={language} crumbs={await crumbs(screen)}>
          <Screen {...screen} />
        </Desk>
      )
      requireDatabase()
      return page
    } catch (error) {
      // Next's redirects are errors too.
      if (!databaseFailed()) throw error
      setStatus(503)
      return <DatabaseUnavailable language={language} />
    }
  }
}

async function openScreen(
  { params: given, searchParams }: PageProps,
  segments: Page['segments'],
): Promise<Open> {
  await redirectToPortal()
  const [params, search, language] = [await given, await searchParams, await readDeskLanguage()]
  const session = await pageSession()
  if (!session) redirect(adminSignInPath(adminViewPath(segments(params), search)))
  const { req, user, payload } = session
  req.i18n = await getLocalI18n({ config: payload.config, language })
  return { req: Object.assign(req, { user }), language, search, params }
}

/** Makes the metadata of a page from its title, which needs no session. */
export const deskTitle = (title: (language: Language) => string) => async (): Promise<Metadata> =>
  metadataOf(title(await readDeskLanguage()))

export const metadataOf = (title: string): Metadata => ({
  title: title + ADMIN_TITLE_SUFFIX,
  robots: { index: false, follow: false },
  icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
})
