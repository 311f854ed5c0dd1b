import '@payloadcms/next/css'
import './admin/theme.css'

import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'

import { DatabaseUnavailable } from '@/features/layout/staff/database-unavailable'
import { noteServerFunction } from '@/lib/request-report'
import { isStaff } from '@/lib/roles'
import { adminLanguage, prepareContentLanguage, readPageSession } from '@/lib/server/auth/page-session'
import { requireDatabase } from '@/lib/server/db/outage'
import { config } from '@/lib/server/payload'
import { requireServerFunction, rethrowCallError, withoutStatements } from '@/lib/server/rest/server-function'
import { preloadFonts } from '@/styles/preload-fonts'
import { importMap } from './admin/importMap'

async function serverFunction(args: Parameters<ServerFunctionClient>[0]): Promise<unknown> {
  'use server'
  noteServerFunction()
  const checked = await requireServerFunction(args)
  // Payload answers as if nobody were signed in, or with the database's own text, when a query fails.
  const result = await handleServerFunctions({ ...args, args: checked, config, importMap })
    .catch(rethrowCallError)
    .finally(requireDatabase)
  return withoutStatements(result, 'Something went wrong. Reload the page and try again.')
}

/**
 * Payload's own document, in our theme. Without the database, a document that says so. For an account that is not staff's, an
 * empty one: its page redirects, and Payload's would carry every collection and field to the browser.
 */
export default async function Layout({ children }: { children: ReactNode }) {
  preloadFonts()
  const session = await readPageSession()
  const isOthers = session.is === 'user' && !isStaff(session.user)
  if (isOthers || session.is === 'unavailable') {
    const language = await adminLanguage()
    return (
      <html lang={language}>
        <body>{isOthers ? children : <DatabaseUnavailable language={language} />}</body>
      </html>
    )
  }
  await prepareContentLanguage()
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
