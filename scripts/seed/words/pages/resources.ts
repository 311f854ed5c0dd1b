import type { Both, ResourcesWords } from '../types'

/** The list of posts. */
export const resources: Both<ResourcesWords> = {
  en: {
    metaTitle: 'Resources: marketing for busy owners',
    metaDescription:
      'Short pieces on automation, content, SEO, websites, e-mail and ads for people who run a business and do the marketing afterwards.',
    title: 'Resources',
    lead: 'Short pieces for people who run a business and do the marketing afterwards. Each ends with something you can do this week.',
  },
  es: {
    metaTitle: 'Recursos: marketing para quien no tiene tiempo',
    metaDescription:
      'Lecturas cortas sobre automatización, contenidos, SEO, sitios, correo y anuncios, para quien lleva un negocio y hace el marketing después.',
    title: 'Recursos',
    lead: 'Lecturas cortas para quien lleva un negocio y deja el marketing para la noche. Cada una termina con algo que puedes hacer esta semana.',
  },
}
