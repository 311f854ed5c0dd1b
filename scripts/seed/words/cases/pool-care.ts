import type { Both, CaseWords } from '../types'

export const poolCare: Both<CaseWords> = {
  en: {
    title: 'Three of ten calls now start in Spanish',
    slug: 'pool-care-calls-in-spanish',
    summary:
      'Their crews spoke Spanish; their page didn’t. One page per service and city, in both languages.',
    business: 'Eleven people, six trucks, one phone',
    place: 'Orlando, Florida',
    cost: '$700, then $450 a month',
    duration: 'Six weeks, May and June 2026',
    problem: {
      words: 'Half my crew speaks Spanish, and so does half of Kissimmee. They just never called us.',
      saidBy: 'Dana Whitlock, first call, April 21, 2026',
      text: 'The site had one page for everything, in English. People who searched in Spanish found the competition’s videos, and the call log showed it: of 400 calls that spring, 16 started in Spanish.',
    },
    work: [
      {
        time: 'Week 1',
        title: 'Listened to 60 calls',
        text: 'We wrote down what people ask first, word for word, in each language.',
      },
      {
        time: 'Weeks 2 and 3',
        title: 'Wrote nine pages, twice',
        text: 'Three services in three cities. Each page was written in its language, not translated.',
      },
      {
        time: 'Week 4',
        title: 'Fixed the map profiles',
        text: 'Hours, photos, and the languages the crew speaks, in all three cities.',
      },
      {
        time: 'Weeks 5 and 6',
        title: 'Taught the phone to answer',
        text: 'A missed call gets a text within a minute, in the language of the page it came from.',
      },
    ],
    results: [
      {
        value: '3 of 10',
        title: 'calls start in Spanish; it was 1 of 25',
        counted: 'July to September 2026 in the call log: 124 of 412 calls. In the spring it was 16 of 400.',
        source: 'the call log, 412 calls',
        before: '1 of 25',
        after: '3 of 10',
        beforeAmount: 4,
        afterAmount: 30,
      },
      {
        value: '14',
        title: 'more weekly pools signed',
        counted:
          'Contracts signed from July to September against April to June. Those canceled within a month don’t count.',
        source: 'signed contracts',
        before: '11',
        after: '25',
        beforeAmount: 11,
        afterAmount: 25,
      },
    ],
    lesson:
      'Ads in Spanish that led to the English page. We ran them for three weeks before the new pages were ready, and nobody called. That money is gone.',
    quote: {
      words: 'I thought we needed an ad. We needed a page my own mother-in-law could read.',
      role: 'Owner, Sunshine State Pool Care',
      signed: 'Read and signed by Dana on October 6, 2026',
    },
  },
  es: {
    title: 'Tres de cada diez llamadas ya empiezan en español',
    slug: 'piscinas-llamadas-en-espanol',
    summary:
      'Su equipo hablaba español; su página, no. Una página por servicio y ciudad, en los dos idiomas.',
    business: 'Once personas, seis camionetas, un teléfono',
    place: 'Orlando, Florida',
    cost: 'US$700 y luego US$450 al mes',
    duration: 'Seis semanas, mayo y junio de 2026',
    problem: {
      words:
        'La mitad de mi equipo habla español, y medio Kissimmee también. Pero a nosotros nunca nos llamaban.',
      saidBy: 'Dana Whitlock, primera llamada, 21 de abril de 2026',
      text: 'El sitio tenía una sola página para todo, en inglés. Quien buscaba en español encontraba los videos de la competencia, y se notaba en el registro: de 400 llamadas de esa primavera, 16 empezaron en español.',
    },
    work: [
      {
        time: 'Semana 1',
        title: 'Escuchamos 60 llamadas',
        text: 'Anotamos lo primero que pregunta la gente, palabra por palabra, en cada idioma.',
      },
      {
        time: 'Semanas 2 y 3',
        title: 'Escribimos nueve páginas, dos veces',
        text: 'Tres servicios en tres ciudades. Cada página se escribió en su idioma, sin traducir.',
      },
      {
        time: 'Semana 4',
        title: 'Corregimos los perfiles del mapa',
        text: 'Horario, fotos y los idiomas que habla el equipo, en las tres ciudades.',
      },
      {
        time: 'Semanas 5 y 6',
        title: 'Enseñamos al teléfono a contestar',
        text: 'Quien llama y no encuentra respuesta recibe un mensaje en un minuto, en el idioma de la página de donde llamó.',
      },
    ],
    results: [
      {
        value: '3 de 10',
        title: 'llamadas empiezan en español; antes, 1 de 25',
        counted:
          'De julio a septiembre de 2026, en el registro: 124 de 412 llamadas. En primavera eran 16 de 400.',
        source: 'el registro de 412 llamadas',
        before: '1 de 25',
        after: '3 de 10',
        beforeAmount: 4,
        afterAmount: 30,
      },
      {
        value: '14',
        title: 'contratos semanales más',
        counted:
          'Contratos firmados de julio a septiembre contra abril a junio. Los que se cancelaron en el primer mes no cuentan.',
        source: 'los contratos firmados',
        before: '11',
        after: '25',
        beforeAmount: 11,
        afterAmount: 25,
      },
    ],
    lesson:
      'Anuncios en español que llevaban a la página en inglés. Los pagamos tres semanas antes de tener las páginas nuevas, y no llamó nadie. Ese dinero ya no regresa.',
    quote: {
      words: 'Creía que nos faltaba un anuncio. Nos faltaba una página que mi suegra pudiera leer.',
      role: 'Dueña de Sunshine State Pool Care',
      signed: 'Leído y firmado por Dana el 6 de octubre de 2026',
    },
  },
}
