// @vitest-environment jsdom
import { NextIntlClientProvider } from 'next-intl'
import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'

import { useHydrated } from '@/components/ui/use-browser'
import { ConsentBox } from '@/features/proposal-signing/portal/consent-box'
import en from '@/messages/en/signing.json'
import es from '@/messages/es/signing.json'

const messages = { en: { signing: en }, es: { signing: es } }

type FormProps = { language?: 'en' | 'es'; client?: string }

/** The box in a form, which renders again as soon as it is hydrated. */
function Form({ language = 'en', client = 'Quinn Bakery' }: FormProps) {
  const [isAgreed, setAgreed] = useState(false)
  useHydrated()
  return (
    <NextIntlClientProvider locale={language} messages={messages[language]} timeZone="UTC">
      <ConsentBox
        consent={{ text: 'One.\n\nTwo.', version: '1', language }}
        signer="Nora Quinn"
        client={client}
        isAgreed={isAgreed}
        onChange={setAgreed}
        isMissing={false}
      />
      <output>{isAgreed ? 'agreed' : 'not agreed'}</output>
    </NextIntlClientProvider>
  )
}

it.each([
  ['en', 'Quinn Bakery', 'I agree, and I’m authorized to sign for Quinn Bakery'],
  ['en', 'Nora Quinn', 'I agree'],
  ['es', 'Panadería Quinn', 'Acepto, y puedo firmar por Panadería Quinn'],
  ['es', 'Nora Quinn', 'Acepto'],
] as const)('in %s, who signs for %s agrees for them, or alone for herself', (language, client, label) => {
  expect(renderToStaticMarkup(<Form language={language} client={client} />)).toContain(
    `<span>${label}</span>`,
  )
})

it.each([[true], [false]])('keeps a tick from before the page is hydrated: %s', async (isTicked) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(<Form />)
  const tick = page.querySelector('input')
  if (isTicked) tick?.click()
  const root = await act(async () => hydrateRoot(page, <Form />))
  expect(page.querySelector('output')?.textContent).toBe(isTicked ? 'agreed' : 'not agreed')
  expect(tick?.checked).toBe(isTicked)
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})
