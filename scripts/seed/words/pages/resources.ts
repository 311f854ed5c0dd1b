import type { Both, ResourcesWords } from '../types'

export const resources: Both<ResourcesWords> = {
  en: {
    metaTitle: 'Resources: marketing for busy owners',
    metaDescription:
      'Short reads on automation, content, SEO, websites, email, and ads for people who run a business all day and do the marketing at night.',
    title: 'Resources',
    lead: 'Short reads for people who run a business all day and do the marketing at night. Each one leaves you with something to do this week.',
  },
  es: {
    metaTitle: 'Recursos: marketing para quien no tiene tiempo',
    metaDescription:
      'Lecturas cortas sobre automatización, contenidos, SEO, sitios, correo y anuncios, para quien lleva un negocio y hace el marketing después.',
    title: 'Recursos',
    lead: 'Lecturas cortas para quien lleva un negocio y deja el marketing para la noche. Cada una termina con algo que puedes hacer esta semana.',
  },
}
