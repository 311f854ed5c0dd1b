import { asSystem } from '../../../src/lib/server/db'
import type { SiteSetting } from '../../../src/payload-types'
import type { Step } from '../step'

const common = {
  brand: 'Puente',
  email: 'hola@puente.example',
  phone: '+1 407 555 0148',
  agencyZone: 'America/New_York',
  blogAddress: '/resources',
  socialLinks: [
    { network: 'instagram', url: 'https://instagram.example/puente' },
    { network: 'linkedin', url: 'https://linkedin.example/company/puente' },
    { network: 'youtube', url: 'https://youtube.example/@puente' },
  ],
  notificationEmail: 'equipo@puente.example',
  notificationLanguage: 'es',
} satisfies Partial<SiteSetting>

const places = [
  { countryCode: 'US', zone: 'America/New_York', en: ['Orlando', 'USA'], es: ['Orlando', 'Estados Unidos'] },
  {
    countryCode: 'MX',
    zone: 'America/Mexico_City',
    en: ['Mexico City', 'Mexico'],
    es: ['Ciudad de México', 'México'],
  },
  { countryCode: 'PE', zone: 'America/Lima', en: ['Lima', 'Peru'], es: ['Lima', 'Perú'] },
] as const

const texts = {
  en: {
    tagline: 'Marketing and automation in English and Spanish, from Orlando, Mexico City and Lima.',
    phoneHours: 'Monday to Friday, 9 am to 6 pm Eastern',
    responseTime: 'Within 24 hours',
    howToPay:
      'Pay by bank transfer or card within 15 days. Put the invoice number in the reference. Questions: hola@puente.example.',
  },
  es: {
    tagline: 'Marketing y automatización en español y en inglés, desde Orlando, Ciudad de México y Lima.',
    phoneHours: 'Lunes a viernes, de 9 a.m. a 6 p.m., hora de Orlando',
    responseTime: 'En menos de 24 horas',
    howToPay:
      'Paga por transferencia o con tarjeta en un plazo de 15 días. Escribe el número de factura en el concepto. Dudas: hola@puente.example.',
  },
}

const officesIn = (language: 'en' | 'es', ids: (string | null | undefined)[] = []) =>
  places.map(({ countryCode, zone, [language]: [city, country] }, index) => {
    const id = ids[index]
    return { ...(id && { id }), countryCode, zone, city, country }
  })

/** Who the agency of the demo is. */
export const settings: Step = {
  name: 'settings',
  run: async ({ req }) => {
    const system = asSystem(req)
    const english = { ...common, ...texts.en, offices: officesIn('en') }
    const { offices } = (await system.updateGlobal({
      slug: 'site-settings',
      locale: 'en',
      data: english,
    })) as SiteSetting
    // The same rows in Spanish: without their ids they would be other offices.
    const spanish = {
      ...texts.es,
      offices: officesIn(
        'es',
        offices?.map(({ id }) => id),
      ),
    }
    await system.updateGlobal({ slug: 'site-settings', locale: 'es', data: spanish })
  },
}
