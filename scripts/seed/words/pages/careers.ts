import type { Both, SoonWords } from '../types'

/** The page for people who want to work here, still to come. */
export const careers: Both<SoonWords> = {
  en: {
    metaTitle: 'Careers',
    metaDescription:
      'No open positions are listed yet. If you write, build or measure in English or Spanish, send us a few lines and a piece of work you like.',
    title: 'Careers',
    soon: 'Careers page content coming soon...',
    text: 'There are no open positions on this page yet. If you write, build or measure things in English, in Spanish or in both, send us a few lines and one piece of work you are proud of. A person reads it and answers, also when the answer is no.',
    button: 'Write to us',
  },
  es: {
    metaTitle: 'Trabaja con nosotros',
    metaDescription:
      'Todavía no hay vacantes publicadas. Si escribes, programas o mides en español o en inglés, mándanos unas líneas y un trabajo que te guste.',
    title: 'Trabaja con nosotros',
    soon: 'Pronto verás aquí el contenido de esta página...',
    text: 'Por ahora no hay vacantes publicadas. Si escribes, programas o mides en español, en inglés o en los dos, mándanos unas líneas y un trabajo que te dé orgullo. Lo lee una persona y te contesta, también cuando la respuesta es no.',
    button: 'Escríbenos',
  },
}
