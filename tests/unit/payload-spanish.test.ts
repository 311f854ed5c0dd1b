import { es } from '@payloadcms/translations/languages/es'
import { expect, test } from 'vitest'

import config from '@payload-config'
import { payloadSpanish } from '@/i18n/payload-spanish'

/**
 * Formal address: the pronoun, imperatives, verbs that open a clause about the reader, and possessives of the reader's
 * things.
 */
const phrases = [
  'ustedes|usted',
  'agregue|confirme|descarte|elija|escriba|guarde|haga|ingrese|intente|introduzca|presione|recargue|revise|seleccione|verifique|vuelva',
  '(?<=¿|^|\\. )(desea|desecha|está|puede agregarlos|quiere|tiene)',
  'está a punto|está seguro|no tenga acceso|ha especificado|tú sesión',
  '(su|sus) (conexión|contraseña|correo|cuenta|navegador|sesión|tablero|vista)',
]
const formal = new RegExp(`(?<!\\p{L})(${phrases.join('|')})(?!\\p{L})`, 'iu')

type Texts = { [key: string]: string | Texts }
const textsOf = (texts: Texts): string[] =>
  Object.values(texts).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)))

/** Texts that continue a sentence which names someone or something else. */
const isContinuation = (text: string) => /^está (en|editando)\b/.test(text)

const formalTexts = (texts: Texts) =>
  textsOf(texts).filter((text) => formal.test(text) && !isContinuation(text))

test("finds the formal texts of Payload's own Spanish", () => {
  expect(formalTexts(es.translations).length).toBeGreaterThan(30)
})

test('addresses staff as "tú" throughout', () => {
  expect(formalTexts(payloadSpanish.translations)).toEqual([])
})

test('addresses staff as "tú" in the plugins\' texts, too', async () => {
  const { 'plugin-seo': seo } = (await config).i18n.translations.es as unknown as Texts
  expect(formalTexts(seo as Texts)).toEqual([])
  expect(textsOf(seo as Texts).filter((text) => /consulte|Las resultados/.test(text))).toEqual([])
})

test('keeps every key and every value to fill in', () => {
  const placeholders = (texts: Texts) => textsOf(texts).map((text) => text.match(/\{\{\w+\}\}|<\/?\d>/g))
  expect(placeholders(payloadSpanish.translations)).toEqual(placeholders(es.translations))
})
