import '@payloadcms/next/css'
import './admin/theme.css'

import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'

import { config } from '@/lib/server/payload'
import { requireServerFunction } from '@/lib/server/server-function'
import { importMap } from './admin/importMap'

async function serverFunction(args: Parameters<ServerFunctionClient>[0]): Promise<unknown> {
  'use server'
  await requireServerFunction(args.name)
  return handleServerFunctions({ ...args, config, importMap })
}

/** Payload's own document, in our theme. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction as ServerFunctionClient}>
      {children}
    </RootLayout>
  )
}
