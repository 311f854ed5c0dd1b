import type { Both, ServicesWords } from '../types'

export const services: Both<ServicesWords> = {
  en: {
    metaTitle: 'Six marketing services for small businesses',
    metaDescription:
      'Automation, content, SEO, websites, email, and ads for small businesses, in English and Spanish. Start with one service or combine them.',
    hero: {
      title: 'Start with one. Add the next when it pays.',
      lead: 'Each service works on its own. They share one contact list and one monthly report, so the second takes less work than the first.',
    },
    figures: {
      title: 'How we count',
      text: 'A figure needs a period, a sample, and a source. The ones here are illustrations for a demo agency, so they have no period and no sample. The return on email does have a source. Ask us for figures from your industry. If we don’t have any, we’ll say so.',
    },
    call: {
      title: 'Which one first?',
      text: 'Pick the sentence that sounds like you. Not sure? Tell us what you sell, and in thirty minutes we’ll tell you what to do first, even if you can do it without us.',
      button: 'Book My Free Strategy Call',
    },
  },
  es: {
    metaTitle: 'Servicios de marketing para tu negocio',
    metaDescription:
      'Automatización, contenidos, SEO, sitios web, correo y anuncios, en español y en inglés. Empieza con un servicio o deja que trabajen juntos.',
    hero: {
      title: 'Empieza con uno. Suma el otro cuando convenga.',
      lead: 'Cada servicio sirve por sí solo. Como comparten la lista de contactos y el reporte del mes, el segundo ya cuesta menos trabajo que el primero.',
    },
    figures: {
      title: 'Cómo las calculamos',
      text: 'Una cifra necesita periodo, muestra y fuente. Las de aquí ilustran una agencia de demostración: no tienen periodo ni muestra. La del retorno del correo sí tiene fuente. Pregúntanos por las de tu giro. Si no las tenemos, te lo decimos.',
    },
    call: {
      title: '¿Con cuál empiezas?',
      text: 'Elige la frase que podrías haber dicho tú. ¿Ninguna? Cuéntanos qué vendes y en treinta minutos te decimos qué va primero, aunque sea algo que puedes hacer sin nosotros.',
      button: 'Quiero mi llamada gratis',
    },
  },
}
