import { languages } from '../../../src/i18n/languages'
import { asSystem } from '../../../src/lib/server/db/local-api'
import type { Step } from '../step'

const copy = {
  en: {
    heroTitle: 'Tell us what you sell. We’ll reply within 24 hours.',
    heroText: 'In English or Spanish, from a person.',
    formTitle: 'Send us a message',
    formNote: 'We use this to reply and follow up.',
    officesTitle: 'Three offices',
    callTitle: 'Rather talk?',
    callText:
      'Thirty minutes, free, with the person who’d do the work. You’ll leave with three things to do first.',
    callButton: 'Book My Free Strategy Call',
    metaTitle: 'Contact',
    metaDescription: 'Write to Puente in English or Spanish. A person reads it and replies within 24 hours.',
  },
  es: {
    heroTitle: 'Escríbenos como hablas. Te respondemos en menos de 24 horas.',
    heroText: 'En español o en inglés, y siempre una persona.',
    formTitle: 'Cuéntanos qué vendes',
    formNote: 'Usamos tus datos para responderte y dar seguimiento.',
    officesTitle: 'Tres oficinas',
    callTitle: '¿Prefieres hablar?',
    callText:
      'Treinta minutos, gratis, con la persona que haría el trabajo. Sales con tres acciones concretas.',
    callButton: 'Quiero mi llamada gratis',
    metaTitle: 'Contacto',
    metaDescription:
      'Escríbele a Puente en español o en inglés. Lo lee una persona y te responde en menos de 24 horas.',
  },
}

/** The texts of the contact page, in both languages. */
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
