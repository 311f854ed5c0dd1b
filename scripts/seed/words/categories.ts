import type { Both, CategoryWords } from './types'

export const categories: { key: string; words: Both<CategoryWords> }[] = [
  {
    key: 'automation',
    words: {
      en: {
        name: 'Automation',
        slug: 'automation',
        description:
          'What a machine can answer, what it should leave to a person, and which task to start with.',
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
        description: 'Writing, filming, and posting in two languages when you have an afternoon, not a team.',
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
        description: 'How people near you search, in English and Spanish, and how to be what they find.',
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
        description: 'Sites that open fast, say the price, and let people reach you from an ordinary phone.',
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
        description: 'Emails people asked for: what to send, how often, and when to stop.',
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
          'Where to put your first ad dollars, how to count what comes back, and when to turn an ad off.',
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
