import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { ConsentBox } from '@/features/proposals/portal/consent-box'
import en from '@/messages/en/signing.json'
import es from '@/messages/es/signing.json'

const messages = { en: { signing: en }, es: { signing: es } }

const box = (language: 'en' | 'es', client: string) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={language} messages={messages[language]} timeZone="UTC">
      <ConsentBox
        consent={{ text: 'One.\n\nTwo.', version: '1', language }}
        signer="Nora Quinn"
        client={client}
        isAgreed={false}
        onChange={() => undefined}
        isMissing={false}
      />
    </NextIntlClientProvider>,
  )

it.each([
  ['en', 'Quinn Bakery', 'I agree, and I’m authorized to sign for Quinn Bakery'],
  ['en', 'Nora Quinn', 'I agree'],
  ['es', 'Panadería Quinn', 'Acepto, y puedo firmar por Panadería Quinn'],
  ['es', 'Nora Quinn', 'Acepto'],
] as const)('in %s, who signs for %s agrees for them, or alone for herself', (language, client, label) => {
  expect(box(language, client)).toContain(`<span>${label}</span>`)
})
