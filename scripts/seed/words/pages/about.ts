import type { AboutWords, Both } from '../types'

export const about: Both<AboutWords> = {
  en: {
    metaTitle: 'About us: one team, two languages',
    metaDescription:
      'Who we are, why we started, and where we work: a bilingual marketing team in Orlando, Mexico City, and Lima that answers its own email.',
    hero: {
      title: 'We grew up between two languages.',
      lead: 'Puente is Spanish for bridge. On one side are people who sell something good. On the other are people looking for it, often in another language. We connect the two.',
    },
    mission: {
      title: 'Good marketing shouldn’t cost you your evenings.',
      text: 'A bakery, a clinic, or a two-person startup should have what big companies have: a quick answer for everyone who asks, writing that sounds like the owner, and numbers that show what worked. In the customer’s language, at a price that still makes sense at the end of the month.',
    },
    team: {
      title: 'Three people, three cities.',
      text: 'The person on your first call stays on your project. You’ll know their name, and they’ll know what you sell.',
    },
    offices: {
      title: 'Never more than two hours apart.',
      text: 'When you open at nine, one of us is already on a second coffee. We’ll meet on video, or in person if you’re near one of these three cities.',
    },
    clients: {
      title: 'Businesses with a face behind the counter.',
      text: 'Most of our clients have fewer people than a soccer team. What they share is an owner who knows customers by name and wants to keep it that way.',
      points: [
        {
          title: 'Clinics and practices',
          text: 'Dentists, vets, lawyers, accountants. They’re good at what they do; what they lack is time to answer.',
        },
        {
          title: 'Trades and services',
          text: 'Plumbers, roofers, mechanics. The phone rings while both hands are busy.',
        },
        {
          title: 'Food and hospitality',
          text: 'Bakeries, restaurants, small hotels. Reviews, bookings, and the slow days of the week.',
        },
        {
          title: 'Makers and online shops',
          text: 'Knitwear from Arequipa, coffee from Medellín, dog collars from Nashville, sold to people who’ll never set foot in the workshop.',
        },
      ],
    },
    origin: {
      title: 'It started with an answer in the wrong language.',
      text: 'A woman asked a dentist for a price, in Spanish. The automatic reply came back in English, because nobody had ever changed the template. She booked somewhere else. All three of us had seen it happen, each in a different city. So we stopped waiting for someone else to fix it.',
      problems: [
        {
          title: 'Translated on the last day',
          text: 'The campaign was written in one language, and the other got whatever time was left.',
        },
        {
          title: 'Tools that never met',
          text: 'The form didn’t talk to the calendar, the calendar didn’t talk to the inbox, and the owner carried notes between them.',
        },
        {
          title: 'Reports nobody could use',
          text: 'Forty slides of reach and impressions, and not one line about how many customers came in.',
        },
      ],
      solution: {
        title: 'One system, written twice',
        text: 'Your site, messages, email, and ads share one contact list. Everything is written once in English and once in Spanish, by two people working from the same facts.',
      },
      approach: {
        title: 'Small steps, in plain sight',
        text: 'We change one thing, look at what happened, and tell you, even when it didn’t work. AI helps us sort, summarize, and draft; a person decides what your customers read.',
      },
    },
    call: {
      title: "Let's talk?",
      text: 'Thirty minutes, free, with the person who’d do the work. You’ll leave with three things to do first.',
      button: 'Book My Free Strategy Call',
    },
  },
  es: {
    metaTitle: 'Nosotros: un equipo, dos idiomas',
    metaDescription:
      'Quiénes somos, por qué empezamos y dónde trabajamos: un equipo de marketing bilingüe en Ciudad de México, Lima y Orlando que sí contesta.',
    hero: {
      title: 'Crecimos entre dos idiomas.',
      lead: 'De un lado está quien vende algo bueno. Del otro, quien lo busca, muchas veces en otro idioma. Nosotros hacemos el puente: de ahí viene el nombre.',
    },
    mission: {
      title: 'El buen marketing no tiene por qué quitarte las noches.',
      text: 'Queremos que una panadería, un consultorio o un proyecto de dos personas tengan lo mismo que una empresa grande: respuesta rápida para quien pregunta, textos que suenan a quien está detrás del mostrador y números que dicen qué funcionó. En el idioma del cliente y a un precio que te siga conviniendo a fin de mes.',
    },
    team: {
      title: 'Tres personas, tres ciudades.',
      text: 'Quien está en tu primera llamada se queda en tu proyecto. Vas a saber cómo se llama, y esa persona va a saber qué vendes.',
    },
    offices: {
      title: 'A dos horas de diferencia, como máximo.',
      text: 'Cuando abres a las nueve, aquí alguien ya va por su segundo café. Nos vemos en pantalla o en tu local, si te queda cerca alguna de estas tres ciudades.',
    },
    clients: {
      title: 'Negocios que todavía tienen cara.',
      text: 'La mayoría de nuestros clientes tiene menos gente que un equipo de fútbol. Los une algo: quien manda conoce a sus clientes por su nombre y no quiere perder eso.',
      points: [
        {
          title: 'Consultorios y despachos',
          text: 'Odontología, veterinaria, derecho, contabilidad. Saben hacer lo suyo; lo que les falta es tiempo para contestar.',
        },
        {
          title: 'Oficios y servicios',
          text: 'Plomería, electricidad, mecánica. El teléfono suena justo cuando tienen las dos manos ocupadas.',
        },
        {
          title: 'Comida y hospedaje',
          text: 'Panaderías, restaurantes, hoteles chicos. Reseñas, reservas y los días flojos de la semana.',
        },
        {
          title: 'Talleres y tiendas en línea',
          text: 'Tejidos de Arequipa, café de Medellín, mezcal de Oaxaca, para gente que nunca va a pisar el taller.',
        },
      ],
    },
    origin: {
      title: 'Todo empezó con una respuesta en el idioma equivocado.',
      text: 'Una señora le pidió precio a un dentista, en español. La respuesta automática le llegó en inglés, porque nadie había cambiado la plantilla. Hizo su cita en otro lado. Los tres conocíamos esa historia, cada quien desde su ciudad. Un día dejamos de esperar a que alguien más lo arreglara.',
      problems: [
        {
          title: 'Traducido el último día',
          text: 'La campaña se pensaba en un idioma y al otro le tocaba el tiempo que sobraba.',
        },
        {
          title: 'Herramientas que no se hablan',
          text: 'El formulario no sabía nada de la agenda, la agenda nada del correo, y en medio alguien pasando recados.',
        },
        {
          title: 'Reportes que no sirven',
          text: 'Cuarenta láminas de alcance e impresiones, y ni una línea que dijera cuántos clientes llegaron.',
        },
      ],
      solution: {
        title: 'Un solo sistema, escrito dos veces',
        text: 'El sitio, los mensajes, el correo y los anuncios comparten una misma lista de personas. Cada texto se escribe en español y se escribe en inglés: dos personas, los mismos datos.',
      },
      approach: {
        title: 'Pasos cortos y a la vista',
        text: 'Cambiamos una cosa, vemos qué pasó y te lo contamos, aunque no haya funcionado. La IA nos ayuda a ordenar, resumir y hacer borradores; lo que leen tus clientes lo decide una persona.',
      },
    },
    call: {
      title: '¿Hablamos?',
      text: 'Treinta minutos, gratis, con la persona que haría el trabajo. Sales con tres acciones concretas.',
      button: 'Quiero mi llamada gratis',
    },
  },
}
