import { languages } from '../../../src/i18n/languages'
import { asSystem } from '../../../src/lib/server/db'
import type { Step } from '../step'

const copy = {
  en: {
    heroTitle: 'Write the way you talk.',
    heroText:
      'Tell us what you sell and what keeps you up at night. In English or in Spanish, a person reads it and replies.',
    formTitle: 'Tell us what you sell',
    formNote: 'We use what you write to answer you, and for nothing else.',
    officesTitle: 'Three offices',
    callTitle: 'Rather talk?',
    callText:
      'Thirty minutes, free, with the person who would do the work. You leave with three things to do first.',
    callButton: 'Book My Free Strategy Call',
    metaTitle: 'Contact',
    metaDescription:
      'Write to Puente in English or in Spanish. A person reads it and replies within 24 hours.',
  },
  es: {
    heroTitle: 'Escríbenos como hablas.',
    heroText:
      'Cuéntanos qué vendes y qué te quita el sueño. En español o en inglés, lo lee una persona y te responde.',
    formTitle: 'Cuéntanos qué vendes',
    formNote: 'Usamos lo que escribes para responderte, y para nada más.',
    officesTitle: 'Tres oficinas',
    callTitle: '¿Prefieres hablar?',
    callText:
      'Treinta minutos, gratis, con la persona que haría el trabajo. Sales con tres cosas por hacer primero.',
    callButton: 'Agenda tu llamada gratis',
    metaTitle: 'Contacto',
    metaDescription:
      'Escríbele a Puente en español o en inglés. Lo lee una persona y te responde en menos de 24 horas.',
  },
}

/** The contact page, published in both languages. */
export const contactPage: Step = {
  name: 'contact page',
  run: async ({ req }) => {
    for (const locale of languages)
      await asSystem(req).updateGlobal({
        slug: 'contact-page',
        locale,
        draft: false,
        data: { ...copy[locale], _status: 'published' },
      })
  },
}
