import type { Both, ServicesWords } from '../types'

/** The page of all services, and how figures are counted. */
export const services: Both<ServicesWords> = {
  en: {
    metaTitle: 'Six marketing services for small businesses',
    metaDescription:
      'Automation, content, SEO, websites, e-mail and ads for small businesses, in English and in Spanish. Take one service or let them work together.',
    hero: {
      title: 'Take one. Add the next when it pays.',
      lead: 'Six services, each useful on its own. They share one list of people and one monthly page, so the second is easier than the first.',
    },
    figures: {
      title: 'How we count',
      text: 'Every number on this site stands here, with where it comes from. Ask us for the ones of your trade. If we have none, we will say so.',
    },
    call: {
      title: 'Not sure where to begin?',
      text: 'Tell us what you sell and where customers get stuck. In thirty minutes we tell you what to do first, even if it is something you can do without us.',
      button: 'Book a free 30-minute call',
    },
  },
  es: {
    metaTitle: 'Servicios de marketing para tu negocio',
    metaDescription:
      'Automatización, contenidos, SEO, sitios web, correo y anuncios, en español y en inglés. Empieza con un servicio o deja que trabajen juntos.',
    hero: {
      title: 'Empieza con uno. Suma el otro cuando convenga.',
      lead: 'Cada servicio sirve por sí solo. Como comparten la lista de personas y la página del mes, el segundo ya cuesta menos trabajo que el primero.',
    },
    figures: {
      title: 'Cómo los calculamos',
      text: 'Todos los números de este sitio están aquí, con su origen. Pregúntanos por los de tu giro. Si no los tenemos, te lo decimos.',
    },
    call: {
      title: '¿No sabes por dónde empezar?',
      text: 'Cuéntanos qué vendes y dónde se te atoran los clientes. En treinta minutos te decimos qué va primero, aunque sea algo que puedes hacer sin nosotros.',
      button: 'Agenda una llamada gratis',
    },
  },
}
