import type { Both, SoonWords } from '../types'

export const careers: Both<SoonWords> = {
  en: {
    metaTitle: 'Careers',
    metaDescription:
      'No openings right now. If you write, build, or measure in English or Spanish, send us a few lines and a piece of work you’re proud of.',
    title: 'Careers',
    soon: 'Careers page content coming soon...',
    text: 'We don’t have any openings right now. If you write, build, or measure in English, Spanish, or both, send us a few lines and one piece of work you’re proud of. A person will read it and reply, even if the answer is no.',
    button: 'Write to us',
  },
  es: {
    metaTitle: 'Trabaja con nosotros',
    metaDescription:
      'Todavía no hay vacantes publicadas. Si escribes, programas o mides en español o en inglés, mándanos unas líneas y un trabajo que te guste.',
    title: 'Trabaja con nosotros',
    soon: 'Pronto verás aquí el contenido de esta página...',
    text: 'Por ahora no hay vacantes publicadas. Si escribes, programas o mides en español, en inglés o en los dos, mándanos unas líneas y un trabajo que te dé orgullo. Lo lee una persona y te contesta, aunque la respuesta sea no.',
    button: 'Escríbenos',
  },
}
