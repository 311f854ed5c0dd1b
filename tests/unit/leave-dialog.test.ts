import { expect, test } from 'vitest'

import config from '@payload-config'
import { languages } from '@/i18n/languages'

type Texts = Record<'general', Record<string, string>>

/** Payload's dialog opens over forms whose words the device keeps, over those whose it can't keep, and over others. */
test.each(languages)('leaving a form does not say that kept words are lost, in %s', async (language) => {
  const { general } = (await config).i18n.translations[language] as unknown as Texts
  const device = { en: 'If this device keeps a copy', es: 'Si este dispositivo tiene una copia' }[language]
  const lost = { en: 'If it doesn’t, they’re lost', es: 'Si no la tiene, se perderán' }[language]
  expect(general.changesNotSaved).toContain(device)
  expect(general.changesNotSaved).toContain(lost)
})
