import type { Both, LegalWords } from '../types'
import { readText } from './read-text'

/** Describes how this product actually handles data. Names in braces are filled in from the site settings. */
export const privacy: Both<LegalWords> = {
  en: {
    metaTitle: 'Privacy Policy',
    metaDescription:
      'What we collect when you write to us, what we use it for, who receives it, how long we keep it, and how to have it deleted. In plain English.',
    title: 'Privacy Policy',
    lead: 'In short: we use what you send us to reply, follow up, and work with you. We don’t sell it, and you can have it deleted.',
    content: readText('privacy.en.md'),
  },
  es: {
    metaTitle: 'Aviso de privacidad',
    metaDescription:
      'Qué datos recibimos cuando nos escribes, para qué los usamos, quién los recibe, cuánto tiempo los guardamos y cómo pedir que los borremos.',
    title: 'Aviso de privacidad',
    lead: 'En pocas palabras: usamos tus datos para responderte, dar seguimiento y trabajar contigo. No los vendemos, y puedes pedir que los borremos.',
    content: readText('privacy.es.md'),
  },
}
