import type { UIFieldServerProps } from 'payload'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { afterEach, describe, expect, test } from 'vitest'

import { env } from '@/env'
import { proposalGeneratorEndpoints } from '@/features/proposal-generator/endpoints'
import { connections, connectionFailures, connectionTest } from '@/features/settings/rules'
import { settingsEndpoints } from '@/features/settings/endpoints'
import { Connections } from '@/features/settings/staff/connections'
import { languages, type Language } from '@/i18n/languages'
import en from '@/messages/en/admin.json'
import es from '@/messages/es/admin.json'

const unset = { STRIPE_SECRET_KEY: undefined, MODEL_API_KEY: undefined, MODEL_NAME: undefined }
const all = { STRIPE_SECRET_KEY: 'sk_test_1', MODEL_API_KEY: 'key', MODEL_NAME: 'a-model' }
const before = { ...env }
afterEach(() => {
  Object.assign(env, unset, before)
})

const textsOf = (language: Language) => ({ en, es })[language].settings.connections

/** The text of the settings, one line for each service. */
async function show(language: Language, role: 'admin' | 'team' = 'admin'): Promise<string[]> {
  const t = (key: string) =>
    key
      .split(':')
      .slice(1)
      .reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], { en, es }[language])
  const props = { req: { t, user: { role, collection: 'users' } } } as unknown as UIFieldServerProps
  const { prelude } = await prerender((Connections as (props: UIFieldServerProps) => ReactNode)(props))
  const html = await new Response(prelude).text()
  return html
    .split(/<li[^>]*>/)
    .slice(1)
    .map((line) =>
      line
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .replaceAll('&#x27;', "'")
        .trim(),
    )
}

describe.each(languages)('the connections in the settings, in %s', (language) => {
  const texts = textsOf(language)

  test('say what is not configured, without a button', async () => {
    Object.assign(env, unset)
    expect(await show(language)).toEqual([texts.billing.missing, texts.model.missing])
  })

  test('say what is configured, and only admins can try it', async () => {
    Object.assign(env, all)
    expect(await show(language)).toEqual([
      `${texts.billing.configured} ${texts.billing.test}`,
      `${texts.model.configured} ${texts.model.test}`,
    ])
    expect(await show(language, 'team')).toEqual([texts.billing.configured, texts.model.configured])
  })

  test('have a text for each failure', () => {
    for (const what of connections)
      for (const key of Object.values(connectionFailures[what]))
        expect((texts[what] as Record<string, string>)[key], `${what}: ${key}`).toBeTruthy()
  })
})

test('each service has a verb that tries it', () => {
  const verbs = Object.keys({ ...settingsEndpoints.POST, ...proposalGeneratorEndpoints.POST })
  for (const what of connections) expect(verbs).toContain(connectionTest[what][0])
})
