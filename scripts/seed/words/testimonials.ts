import type { Both, ProofWords, TestimonialWords } from './types'

type Testimonial = { name: string; company: string; rating: number; words: Both<TestimonialWords> }

/** Testimonials in display order, without quotation marks, which the component adds. */
export const testimonials: Testimonial[] = [
  {
    name: 'Rosa Huamán',
    company: 'Clínica Dental Sonríe',
    rating: 5,
    words: {
      en: {
        position: 'Owner',
        content:
          'I used to answer messages from bed. Now I read them over breakfast, and half are already appointments.',
        resultsHighlight: '31 more appointments in the first quarter',
        portrait: 'Drawn portrait of Rosa Huamán',
      },
      es: {
        position: 'Dueña',
        content:
          'Antes contestaba mensajes desde la cama. Ahora los leo en el desayuno y la mitad ya son citas.',
        resultsHighlight: '31 citas más en el primer trimestre',
        portrait: 'Retrato dibujado de Rosa Huamán',
      },
    },
  },
  {
    name: 'Marcus Bell',
    company: 'Bell & Sons Plumbing',
    rating: 5,
    words: {
      en: {
        position: 'Owner',
        content:
          'My phone used to ring under the sink. Now people pick a time online, and the Spanish-speaking families finally call us too.',
        resultsHighlight: 'Bookings in Spanish from the second week',
        portrait: 'Drawn portrait of Marcus Bell',
      },
      es: {
        position: 'Dueño',
        content:
          'El teléfono me sonaba debajo del fregadero. Hoy la gente escoge su hora en línea, y por fin nos llaman también las familias que hablan español.',
        resultsHighlight: 'Citas en español desde la segunda semana',
        portrait: 'Retrato dibujado de Marcus Bell',
      },
    },
  },
  {
    name: 'Guadalupe Hernández',
    company: 'Panadería La Espiga',
    rating: 4,
    words: {
      en: {
        position: 'Baker and owner',
        content:
          'I asked for more likes. They asked which day I throw bread away. We started with Mondays, and they were right.',
        resultsHighlight: 'Monday’s bread sells out by noon',
        portrait: 'Drawn portrait of Guadalupe Hernández',
      },
      es: {
        position: 'Panadera y dueña',
        content:
          'Yo pedía más «me gusta». Ellos me preguntaron qué día tiro pan. Empezamos por los lunes, y tenían razón.',
        resultsHighlight: 'El pan del lunes se acaba antes de mediodía',
        portrait: 'Retrato dibujado de Guadalupe Hernández',
      },
    },
  },
  {
    name: 'Olivia Grant',
    company: 'Grant Family Law',
    rating: 5,
    words: {
      en: {
        position: 'Attorney',
        content:
          'People write to a lawyer on a bad day. Ours now get a kind answer in their own language, and I still make every decision.',
        resultsHighlight: 'A first answer the same evening',
        portrait: 'Drawn portrait of Olivia Grant',
      },
      es: {
        position: 'Abogada',
        content:
          'A un abogado se le escribe en un mal día. Ahora quien nos busca recibe una respuesta amable en su idioma, y las decisiones las sigo tomando yo.',
        resultsHighlight: 'Primera respuesta esa misma noche',
        portrait: 'Retrato dibujado de Olivia Grant',
      },
    },
  },
  {
    name: 'Fiorella Vargas',
    company: 'Tejidos Alpaca Sur',
    rating: 5,
    words: {
      en: {
        position: 'Founder',
        content:
          'The English version of our shop doesn’t sound translated. A customer in Denver asked which of us was from Colorado.',
        resultsHighlight: 'First repeat orders from the United States',
        portrait: 'Drawn portrait of Fiorella Vargas',
      },
      es: {
        position: 'Fundadora',
        content:
          'La tienda en inglés no suena a traducción. Una clienta de Denver nos preguntó quién del taller era de Colorado.',
        resultsHighlight: 'Clientas de Estados Unidos que ya pidieron otra vez',
        portrait: 'Retrato dibujado de Fiorella Vargas',
      },
    },
  },
  {
    name: 'Camila Restrepo',
    company: 'Café Altura',
    rating: 4,
    words: {
      en: {
        position: 'Managing partner',
        content:
          'The first newsletter took us three tries, and they said so before I did. The fourth one sold the harvest we had left.',
        resultsHighlight: 'The last 40 bags, sold with one email',
        portrait: 'Drawn portrait of Camila Restrepo',
      },
      es: {
        position: 'Socia y gerente',
        content:
          'El primer boletín nos tomó tres intentos, y lo dijeron ellos antes que yo. Con el cuarto vendimos lo que quedaba de la cosecha.',
        resultsHighlight: 'Las últimas 40 bolsas, con un solo correo',
        portrait: 'Retrato dibujado de Camila Restrepo',
      },
    },
  },
]

/** What is said below the top of the home page, by the first of them. */
export const proof: Both<ProofWords> = {
  en: {
    value: '31',
    label: 'more appointments in her first quarter with us',
    source:
      'A sample figure of the demo agency: against the quarter before, counted in the clinic’s own calendar.',
  },
  es: {
    value: '31',
    label: 'citas más en su primer trimestre con nosotros',
    source:
      'Cifra de muestra de la agencia demo: contra el trimestre anterior, según la agenda de la clínica.',
  },
}
