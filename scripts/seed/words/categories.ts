import type { Both, CategoryWords } from './types'

/** The categories of posts, one for each service. */
export const categories: { key: string; words: Both<CategoryWords> }[] = [
  {
    key: 'automation',
    words: {
      en: {
        name: 'Automation',
        slug: 'automation',
        description: 'What a machine can answer, what it should leave alone, and how to begin with one task.',
      },
      es: {
        name: 'Automatización',
        slug: 'automatizacion',
        description:
          'Qué puede contestar una máquina, qué es mejor dejarle a una persona y con cuál tarea empezar.',
      },
    },
  },
  {
    key: 'content',
    words: {
      en: {
        name: 'Content',
        slug: 'content',
        description: 'Writing, filming and posting in two languages when you have an afternoon, not a team.',
      },
      es: {
        name: 'Contenidos',
        slug: 'contenidos',
        description:
          'Escribir, grabar y publicar en dos idiomas cuando tienes una tarde libre y no un equipo.',
      },
    },
  },
  {
    key: 'seo',
    words: {
      en: {
        name: 'SEO',
        slug: 'seo',
        description: 'How people near you search, in English and in Spanish, and how to be what they find.',
      },
      es: {
        name: 'SEO',
        slug: 'posicionamiento',
        description:
          'Cómo busca la gente que vive cerca de ti, en español y en inglés, y cómo hacer que te encuentre.',
      },
    },
  },
  {
    key: 'web',
    words: {
      en: {
        name: 'Web',
        slug: 'web',
        description: 'Sites that open fast, say the price and let people reach you from an ordinary phone.',
      },
      es: {
        name: 'Sitios web',
        slug: 'sitios-web',
        description:
          'Sitios que abren rápido, dicen el precio y dejan que te escriban desde cualquier celular.',
      },
    },
  },
  {
    key: 'email',
    words: {
      en: {
        name: 'Email',
        slug: 'email',
        description: 'Letters to people who asked for them: what to send, how often and when to stop.',
      },
      es: {
        name: 'Correo',
        slug: 'correo',
        description:
          'Correos para quien pidió recibirlos: qué mandar, cada cuánto y cuándo dejar de hacerlo.',
      },
    },
  },
  {
    key: 'ads',
    words: {
      en: {
        name: 'Ads',
        slug: 'ads',
        description:
          'Where to put the first dollars of advertising, how to count what returns, when to switch off.',
      },
      es: {
        name: 'Publicidad',
        slug: 'publicidad',
        description:
          'Dónde poner el primer dinero en anuncios, cómo contar lo que regresa y cuándo apagarlos.',
      },
    },
  },
]
