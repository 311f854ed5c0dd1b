import type { Both, HomeWords } from '../types'

export const home: Both<HomeWords> = {
  en: {
    metaTitle: 'AI-Powered Marketing Automation',
    metaDescription:
      'Customers in English and Spanish, answered while you work. Six marketing services for small businesses. Start with a free 30-minute strategy call.',
    hero: {
      titleStart: 'Your marketing does its job.',
      titleEnd: 'You do yours.',
      lead: 'We bring you customers in English and Spanish, and answer them while you work.',
      button: 'Book My Free Strategy Call',
      secondButton: 'See how it works',
    },
    problem: {
      title: 'All day you run the business. At night you run the marketing.',
      text: 'Five tools, two languages, and you in the middle, carrying messages back and forth.',
      timeline: [
        { time: '7:40 PM', title: 'Close up.', text: 'Twelve messages still unopened.' },
        {
          time: '8:15 PM',
          title: 'Answer this morning’s questions.',
          text: 'Two people already bought somewhere else.',
        },
        {
          time: '9:30 PM',
          title: 'Write the post. Then write it in Spanish.',
          text: 'Neither version sounds like you.',
        },
        { time: '10:10 PM', title: 'Look at the ads.', text: 'Money went out today. What did it bring in?' },
        { time: '11:05 PM', title: 'The newsletter, tomorrow.', text: 'It was tomorrow last month, too.' },
      ],
    },
    solution: {
      title: 'One system. Both languages.',
      text: `Your website, messages, email, and ads work together, written in English and Spanish by people who grew up with both.

Someone asks for a price at 9:14 at night. At 9:15 they have a useful answer in their language. In the morning, you see who it was and what they need.`,
    },
    services: { title: 'Six services. One system.' },
    audience: {
      title: 'For businesses where you still answer the phone yourself.',
      points: [
        {
          title: 'Small business owners',
          text: 'You do five jobs. We’ll take one off your hands and send you a page of numbers every month.',
        },
        {
          title: 'Local businesses',
          text: 'Clinics, repair shops, restaurants: packed on Saturday, quiet on Tuesday. We fill Tuesday.',
        },
        {
          title: 'Online shops',
          text: 'A cart left behind, a second order, a review: each gets the message that fits.',
        },
        {
          title: 'Startups',
          text: 'You need the first hundred customers, and proof of what brought them.',
        },
      ],
    },
    steps: {
      title: 'Three steps, and it runs without you.',
      points: [
        {
          title: 'Clarity',
          text: 'We go through your numbers, your messages, and three competitors. You get two pages that show where you’re losing customers.',
        },
        {
          title: 'Strategy',
          text: 'We agree on what comes first, what it costs, and how we’ll know it worked. You approve it line by line.',
        },
        {
          title: 'Automation',
          text: 'We build it in both languages and turn it on. The accounts are yours.',
        },
      ],
    },
    why: {
      title: 'Why us? The people you talk to are the people who do the work.',
      points: [
        {
          title: 'Bilingual from the first draft',
          text: 'Nothing gets translated at the end. Every text is written by someone who grew up in that language.',
        },
        { title: 'A reply within 24 hours', text: 'From a person with a name.' },
        {
          title: 'What we build is yours',
          text: 'Accounts, copy, lists, and code are in your name from day one.',
        },
        { title: 'One page a month', text: 'What we did, what it cost, what it brought in.' },
      ],
    },
    testimonials: { title: 'What clients say' },
    strategyCall: {
      title: 'Thirty minutes, and you leave with a plan. Hire us or don’t.',
      button: 'Book My Free Strategy Call',
      note: 'Free, in English or Spanish.',
      timeline: [
        {
          time: '0 to 10 min',
          title: 'You talk',
          text: 'What you sell, who buys it, what you’ve tried.',
        },
        {
          time: '10 to 20 min',
          title: 'We look',
          text: 'Your site, your search results, and your messages, live on the screen.',
        },
        {
          time: '20 to 30 min',
          title: 'The plan',
          text: 'Three things to do first, written down and sent to you the same day.',
        },
      ],
    },
    finalCall: {
      titleStart: 'Someone is looking for what you sell.',
      titleEnd: 'In which language?',
      button: 'Book My Free Strategy Call',
    },
  },
  es: {
    metaTitle: 'Marketing y automatización con IA para tu negocio',
    metaDescription:
      'Te traemos clientes en español y en inglés, y les respondemos mientras atiendes. Seis servicios y una primera llamada gratis de 30 minutos.',
    hero: {
      titleStart: 'Tu marketing hace su trabajo.',
      titleEnd: 'Tú haces el tuyo.',
      lead: 'Te traemos clientes en español y en inglés, y les respondemos mientras tú atiendes tu negocio.',
      button: 'Quiero mi llamada gratis',
      secondButton: 'Mira cómo funciona',
    },
    problem: {
      title: 'De día llevas el negocio. De noche llevas el marketing.',
      text: 'Cinco herramientas, dos idiomas y tú en medio, llevando recados de un lado a otro.',
      timeline: [
        { time: '7:40 p.m.', title: 'Cierras.', text: 'Te quedan doce mensajes sin abrir.' },
        {
          time: '8:15 p.m.',
          title: 'Contestas lo que te preguntaron en la mañana.',
          text: 'Dos personas ya le compraron a otro.',
        },
        {
          time: '9:30 p.m.',
          title: 'Escribes la publicación. Luego la escribes en inglés.',
          text: 'En ninguna de las dos suenas a ti.',
        },
        {
          time: '10:10 p.m.',
          title: 'Revisas los anuncios.',
          text: 'Hoy también se fue dinero. ¿Cuánto regresó?',
        },
        { time: '11:05 p.m.', title: 'El boletín, mañana.', text: 'Eso mismo dijiste el mes pasado.' },
      ],
    },
    solution: {
      title: 'Un solo sistema, en los dos idiomas.',
      text: `Tu sitio, tus mensajes, tu correo y tus anuncios trabajan juntos, escritos en español y en inglés por gente que creció con los dos idiomas.

Alguien pide un precio a las 9:14 de la noche. A las 9:15 ya tiene una respuesta útil, en su idioma. En la mañana ves quién fue y qué necesita.`,
    },
    services: { title: 'Seis servicios, un solo sistema.' },
    audience: {
      title: 'Para negocios donde el teléfono todavía lo contestas tú.',
      points: [
        {
          title: 'Negocios pequeños',
          text: 'Haces cinco trabajos. Nosotros tomamos uno y cada mes te mandamos una página con los números.',
        },
        {
          title: 'Negocios locales',
          text: 'Consultorios, talleres, restaurantes: el sábado no cabe nadie y el martes sobra lugar. Nosotros llenamos el martes.',
        },
        {
          title: 'Tiendas en línea',
          text: 'Un carrito olvidado, una segunda compra, una reseña: a cada quien le llega el mensaje que le toca.',
        },
        {
          title: 'Emprendimientos',
          text: 'Necesitas los primeros cien clientes y saber qué los trajo.',
        },
      ],
    },
    steps: {
      title: 'Tres pasos y tu marketing camina solo.',
      points: [
        {
          title: 'Claridad',
          text: 'Revisamos tus números, tus mensajes y a tres competidores. Recibes dos páginas que muestran dónde se te van los clientes.',
        },
        {
          title: 'Estrategia',
          text: 'Decidimos qué va primero, cuánto cuesta y cómo sabremos que funcionó. Tú lo apruebas punto por punto.',
        },
        {
          title: 'Automatización',
          text: 'Lo armamos en los dos idiomas y lo ponemos a andar. Las cuentas son tuyas.',
        },
      ],
    },
    why: {
      title: '¿Por qué nosotros? Porque quien te contesta es quien hace el trabajo.',
      points: [
        {
          title: 'Bilingüe desde el primer borrador',
          text: 'Nada se traduce al final. Cada texto lo escribe alguien que creció en ese idioma.',
        },
        {
          title: 'Respuesta en menos de 24 horas',
          text: 'De una persona con nombre y apellido.',
        },
        {
          title: 'Lo que hacemos es tuyo',
          text: 'Cuentas, textos, listas y código quedan a tu nombre desde el primer día.',
        },
        { title: 'Una página al mes', text: 'Qué hicimos, cuánto costó y qué regresó.' },
      ],
    },
    testimonials: { title: 'Lo que dicen nuestros clientes' },
    strategyCall: {
      title: 'Treinta minutos y sales con un plan, trabajes o no con nosotros.',
      button: 'Quiero mi llamada gratis',
      note: 'Gratis, en español o en inglés.',
      timeline: [
        { time: '0 a 10 min', title: 'Tú hablas', text: 'Qué vendes, quién te compra, qué has intentado.' },
        {
          time: '10 a 20 min',
          title: 'Nosotros revisamos',
          text: 'Tu sitio, cómo sales en las búsquedas y tus mensajes, en vivo y en pantalla.',
        },
        {
          time: '20 a 30 min',
          title: 'El plan',
          text: 'Las tres acciones que van primero, por escrito y el mismo día.',
        },
      ],
    },
    finalCall: {
      titleStart: 'Alguien está buscando lo que vendes.',
      titleEnd: '¿En qué idioma?',
      button: 'Quiero mi llamada gratis',
    },
  },
}
