import type { Both, IndustryWords, ListWords } from './types'

/** The industries of the demo, in the order of the page. */
export const industries: Record<'clinics' | 'trades' | 'makers', Both<IndustryWords>> = {
  clinics: {
    en: {
      title: 'Clinics and practices',
      slug: 'clinics',
      week: 'Saturday is full and Tuesday has an empty chair. People write at night, and whoever answers first gets the appointment.',
      jobs: [
        { title: 'Answer the night’s messages, in both languages', service: 'marketing-automation' },
        { title: 'Reminders that free the hour in time', service: 'marketing-automation' },
        { title: 'A map profile with the right hours', service: 'seo-optimization' },
      ],
      picture: 'A row of doors; a line brings one message to the empty one.',
    },
    es: {
      title: 'Consultorios y clínicas',
      slug: 'consultorios',
      week: 'El sábado no cabe nadie y el martes sobra un sillón. La gente escribe de noche, y quien contesta primero se queda con la cita.',
      jobs: [
        { title: 'Contestar los mensajes de la noche, en los dos idiomas', service: 'marketing-automation' },
        { title: 'Recordatorios que liberan la hora a tiempo', service: 'marketing-automation' },
        { title: 'Tu perfil en el mapa, con el horario correcto', service: 'seo-optimization' },
      ],
      picture: 'Una fila de puertas; una línea lleva un mensaje a la que está vacía.',
    },
  },
  trades: {
    en: {
      title: 'Trades and services',
      slug: 'trades',
      week: 'You’re on a roof when the phone rings. They hang up and call the next one, and you find out at seven.',
      jobs: [
        { title: 'A page for each service and each city', service: 'seo-optimization' },
        { title: 'A text back when you can’t pick up', service: 'marketing-automation' },
        { title: 'Ads on your streets only', service: 'digital-advertising' },
      ],
      picture: 'A ladder leans on a house with a round roof; a message calls from the sky.',
    },
    es: {
      title: 'Oficios y servicios',
      slug: 'oficios',
      week: 'Suena el teléfono y estás en el techo. Cuelgan, llaman al siguiente y tú te enteras a las siete.',
      jobs: [
        { title: 'Una página por servicio y por ciudad', service: 'seo-optimization' },
        { title: 'Un mensaje de vuelta cuando no puedes contestar', service: 'marketing-automation' },
        { title: 'Anuncios solo en tus calles', service: 'digital-advertising' },
      ],
      picture: 'Una escalera se apoya en una casa de techo redondo; un mensaje llama desde el cielo.',
    },
  },
  makers: {
    en: {
      title: 'Makers and shops',
      slug: 'makers',
      week: 'You make it well, and people buy once. The second order waits in an inbox nobody writes to.',
      jobs: [
        { title: 'A message for the cart left behind', service: 'email-marketing' },
        { title: 'The second order, without a discount', service: 'email-marketing' },
        { title: 'A shop that opens fast on an ordinary phone', service: 'web-development' },
      ],
      picture: 'Shelves with jars and boxes; one box comes down on a cable.',
    },
    es: {
      title: 'Talleres y tiendas',
      slug: 'talleres',
      week: 'Lo haces bien y la gente compra una vez. El segundo pedido espera en un correo que nadie escribe.',
      jobs: [
        { title: 'Un mensaje para el carrito olvidado', service: 'email-marketing' },
        { title: 'El segundo pedido, sin descuento', service: 'email-marketing' },
        { title: 'Una tienda que abre rápido en cualquier celular', service: 'web-development' },
      ],
      picture: 'Repisas con frascos y cajas; una caja baja por un cable.',
    },
  },
}

/** What the demo says above the lists of cases and industries. */
export const listCopy: Record<'case-studies-page' | 'industries-page', Both<ListWords>> = {
  'case-studies-page': {
    en: {
      lead: 'What hurt, what we built, what it cost, what came back, and what didn’t work. Every figure says how it was counted.',
      metaDescription:
        'What hurt, what we built, what it cost, what came back, and what didn’t work. Every figure says how it was counted.',
    },
    es: {
      lead: 'Qué dolía, qué construimos, cuánto costó, qué regresó y qué no funcionó. Cada cifra dice cómo se contó.',
      metaDescription:
        'Qué dolía, qué construimos, cuánto costó, qué regresó y qué no funcionó. Cada cifra dice cómo se contó.',
    },
  },
  'industries-page': {
    en: {
      headline: 'Three kinds of business. We know their week.',
      lead: 'We say no to the rest, and we tell you who we’d ask.',
      metaDescription:
        'Clinics and practices, trades and services, makers and shops: what we do first for each, and what came of it.',
    },
    es: {
      headline: 'Tres giros. Conocemos su semana.',
      lead: 'A los demás les decimos que no, y a quién le preguntaríamos.',
      metaDescription:
        'Consultorios y clínicas, oficios y servicios, talleres y tiendas: qué hacemos primero en cada giro y qué resultó.',
    },
  },
}
