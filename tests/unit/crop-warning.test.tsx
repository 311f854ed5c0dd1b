// @vitest-environment jsdom
import { EditUpload, TranslationProvider } from '@payloadcms/ui'
import { en } from '@payloadcms/translations/languages/en'
import { deepMergeSimple } from '@payloadcms/translations/utilities'
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { act } from 'react'
import { expect, test, vi } from 'vitest'

import { payloadSpanish } from '@/i18n/payload-spanish'
import adminEn from '@/messages/en/admin.json'
import adminEs from '@/messages/es/admin.json'
import { createTestRoot } from '../support/jsdom'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

test.each([
  ['en', deepMergeSimple(en.translations, adminEn.payload), 'what you cut off is deleted'],
  ['es', deepMergeSimple(payloadSpanish.translations, adminEs.payload), 'lo que recortas se borra'],
])('Payload’s editor of pictures says in %s what a crop deletes', async (language, translations, words) => {
  const root = createTestRoot()
  await act(async () =>
    root.render(
      <AppRouterContext value={{ refresh: () => undefined } as AppRouterInstance}>
        <TranslationProvider
          dateFNSKey="en-US"
          fallbackLang="en"
          language={language}
          languageOptions={[]}
          switchLanguageServerAction={() => Promise.resolve()}
          translations={translations}
        >
          <EditUpload fileName="bridge.png" fileSrc="/bridge.png" showCrop />
        </TranslationProvider>
      </AppRouterContext>,
    ),
  )
  expect(document.body.textContent).toContain(words)
  await act(async () => root.unmount())
})
