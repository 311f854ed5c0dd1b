import type { Both, SoonWords } from '../types'

export const caseStudies: Both<SoonWords> = {
  en: {
    metaTitle: 'Case studies',
    metaDescription:
      'We publish each case study once the client has approved every line. Until then, we can walk you through a similar project on a call.',
    title: 'Case studies',
    soon: 'Case studies content coming soon...',
    text: 'Each one will say what we did, what it cost, and what didn’t work, and the client reads it before you do. That takes time. On a call, we can walk you through a project like yours today.',
    button: 'Ask us about a project like yours',
  },
  es: {
    metaTitle: 'Casos de éxito',
    metaDescription:
      'Publicaremos cada caso cuando el cliente lo haya leído y aprobado. Mientras tanto, en una llamada te mostramos un proyecto parecido al tuyo.',
    title: 'Casos de éxito',
    soon: 'Pronto verás aquí nuestros casos de éxito...',
    text: 'Cada caso va a contar qué hicimos, cuánto costó y qué no salió, y el cliente lo lee antes que tú. Eso lleva su tiempo. En una llamada podemos mostrarte hoy mismo un proyecto parecido al tuyo.',
    button: 'Pregúntanos por un proyecto como el tuyo',
  },
}
