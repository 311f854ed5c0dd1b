import type { Both, SoonWords } from '../types'

/** The page of case studies, still to come. */
export const caseStudies: Both<SoonWords> = {
  en: {
    metaTitle: 'Case studies',
    metaDescription:
      'Our case studies appear once each client has read and approved every line. Until then, we walk you through a similar project on a call.',
    title: 'Case studies',
    soon: 'Case studies content coming soon...',
    text: 'A case study here will say what we did, what it cost and what did not work, and the client reads it before you do. That takes time. On a call we can walk you through a project like yours today.',
    button: 'See a project like yours',
  },
  es: {
    metaTitle: 'Casos de éxito',
    metaDescription:
      'Publicaremos cada caso cuando el cliente lo haya leído y aprobado. Mientras tanto, en una llamada te mostramos un proyecto parecido al tuyo.',
    title: 'Casos de éxito',
    soon: 'Pronto verás aquí nuestros casos de éxito...',
    text: 'Cada caso va a contar qué hicimos, cuánto costó y qué no salió, y el cliente lo lee antes que tú. Eso lleva su tiempo. En una llamada podemos mostrarte hoy mismo un proyecto parecido al tuyo.',
    button: 'Pide ver un proyecto',
  },
}
