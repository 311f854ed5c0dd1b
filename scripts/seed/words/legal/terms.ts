import type { Both, LegalWords } from '../types'
import { readText } from './read-text'

/** Names in braces are filled in from the site settings. */
export const terms: Both<LegalWords> = {
  en: {
    metaTitle: 'Terms of Service',
    metaDescription:
      'The rules of working with us: the free strategy call, proposals and signatures, fees, who owns what, what we can promise, and how it ends.',
    title: 'Terms of Service',
    lead: 'In short: the first call is free, nothing starts before you sign, and what you’ve paid for is yours.',
    content: readText('terms.en.md'),
  },
  es: {
    metaTitle: 'Términos del servicio',
    metaDescription:
      'Las reglas para trabajar juntos: la llamada gratis, las propuestas y firmas, los pagos, qué es de quién, qué prometemos y cómo termina.',
    title: 'Términos del servicio',
    lead: 'En pocas palabras: la primera llamada es gratis, nada empieza antes de que firmes y lo que pagaste es tuyo.',
    content: readText('terms.es.md'),
  },
}
