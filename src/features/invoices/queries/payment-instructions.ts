import type { PayloadRequest } from 'payload'

import {
  languages,
  otherLanguage,
  type Language,
  translatedText,
  type TranslatedText,
} from '@/i18n/languages'
import { currencies, type Currency } from '@/lib/money'
import { asSystem } from '@/lib/server/db/local-api'

/** Returns how invoices are paid, by currency, as staff wrote it in a language. */
async function readInstructions(req: PayloadRequest, locale: Language): Promise<Map<string, string>> {
  const { paymentInstructions } = await asSystem(req).findGlobal({
    slug: 'site-settings',
    locale,
    fallbackLocale: false,
    select: { paymentInstructions: true },
  })
  const written = (paymentInstructions ?? []).flatMap(({ currency, instructions }) => {
    const text = instructions?.trim()
    return text ? [[currency, text] as const] : []
  })
  return new Map(written)
}

/**
 * Returns how invoices of that currency are paid, in this language or else in the other one; undefined when staff wrote
 * neither.
 */
export async function findPaymentInstructions(
  req: PayloadRequest,
  language: Language,
  currency: string,
): Promise<TranslatedText | undefined> {
  const [own, other] = await Promise.all([
    readInstructions(req, language),
    readInstructions(req, otherLanguage(language)),
  ])
  return translatedText(language)(own.get(currency), other.get(currency))
}

/** The languages in which staff wrote how invoices of each currency are paid. */
export type WrittenInstructions = Record<Currency, Language[]>

/** Returns in which languages there are payment instructions, for each currency. */
export async function findWrittenInstructions(req: PayloadRequest): Promise<WrittenInstructions> {
  const texts = await Promise.all(
    languages.map(async (language) => ({ language, written: await readInstructions(req, language) })),
  )
  const languagesOf = (currency: Currency) =>
    texts.filter(({ written }) => written.has(currency)).map(({ language }) => language)
  return Object.fromEntries(
    currencies.map((currency) => [currency, languagesOf(currency)]),
  ) as WrittenInstructions
}
