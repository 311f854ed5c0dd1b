import type { Language } from '../../../src/i18n/languages'
import { currencies, type Currency } from '../../../src/lib/money'
import { asSystem } from '../../../src/lib/server/db/local-api'
import type { SiteSetting } from '../../../src/payload-types'
import type { Step } from '../step'

const common = {
  brand: 'Puente',
  email: 'hola@puente.example',
  phone: '+1 407 555 0148',
  agencyZone: 'America/New_York',
  invoicePrefix: 'INV',
  invoiceYear: true,
  blogAddress: '/resources',
  socialLinks: [
    { network: 'instagram', url: 'https://instagram.example/puente' },
    { network: 'linkedin', url: 'https://linkedin.example/company/puente' },
    { network: 'youtube', url: 'https://youtube.example/@puente' },
  ],
  notificationEmail: 'equipo@puente.example',
  notificationLanguage: 'es',
} satisfies Partial<SiteSetting>

const legal = {
  name: 'Puente Demo LLC',
  address: '100 Sample Street, Orlando, FL 32801',
  taxId: 'EIN 00-0000000',
  privacyEmail: 'privacidad@puente.example',
  representative: 'Andrés Quispe, Calle de Muestra 100, Lima, Perú',
  dataBankNumber: '00000 (demo)',
}

const places = [
  {
    countryCode: 'US',
    zone: 'America/New_York',
    phone: '+1 407 555 0148',
    address: '100 Sample Street, Suite 1',
    coordinates: '28.54, -81.38',
    en: ['Orlando', 'USA'],
    es: ['Orlando', 'Estados Unidos'],
  },
  {
    countryCode: 'MX',
    zone: 'America/Mexico_City',
    phone: '+52 55 5555 0148',
    whatsapp: '+52 55 5555 0149',
    address: 'Calle de Muestra 100, colonia Ejemplo',
    coordinates: '19.43, -99.13',
    en: ['Mexico City', 'Mexico'],
    es: ['Ciudad de México', 'México'],
  },
  {
    countryCode: 'PE',
    zone: 'America/Lima',
    phone: '+51 1 555 0148',
    whatsapp: '+51 1 555 0149',
    address: 'Calle de Muestra 100, oficina 1',
    coordinates: '-12.05, -77.04',
    en: ['Lima', 'Peru'],
    es: ['Lima', 'Perú'],
  },
]

const texts = {
  en: {
    tagline: 'Marketing and automation in English and Spanish, from Orlando, Mexico City, and Lima.',
    phoneHours: 'Monday to Friday, 9 AM to 6 PM Eastern',
    responseTime: 'Within 24 hours',
    legal: { ...legal, governingLaw: 'the laws of the State of Florida, United States' },
  },
  es: {
    tagline: 'Marketing y automatización en español y en inglés, desde Orlando, Ciudad de México y Lima.',
    phoneHours: 'Lunes a viernes, de 9:00 a.m. a 6:00 p.m., hora de Orlando',
    responseTime: 'En menos de 24 horas',
    legal: { ...legal, governingLaw: 'las leyes del estado de Florida, Estados Unidos' },
  },
}

/** How invoices in each currency are paid, in English and in Spanish. The accounts do not exist. */
const payment: Record<Currency, Record<Language, string>> = {
  USD: {
    en: `Pay by bank transfer (ACH or wire) within 15 days.
Bank: Sample Bank, Orlando, Florida
Account holder: Puente Demo LLC
Routing number: 000000000
Account number: 0001 2345 6789
SWIFT: SMPLUS00
Include the invoice number as the reference.`,
    es: `Paga por transferencia ACH o internacional en un plazo de 15 días.
Banco: Sample Bank, Orlando, Florida
Titular: Puente Demo LLC
Número de ruta (ABA): 000000000
Número de cuenta: 0001 2345 6789
SWIFT: SMPLUS00
Escribe el número de factura en el concepto.`,
  },
  MXN: {
    en: `Pay by SPEI within 15 days.
Bank: Banco de Muestra, Mexico City
Account holder: Puente Demo LLC
CLABE: 000 180 00118359719 4
Include the invoice number as the reference.`,
    es: `Paga por SPEI en un plazo de 15 días.
Banco: Banco de Muestra, Ciudad de México
Titular: Puente Demo LLC
CLABE: 000 180 00118359719 4
Escribe el número de factura en el concepto.`,
  },
  PEN: {
    en: `Pay by bank transfer in soles within 15 days.
Bank: Banco de Muestra, Lima
Account holder: Puente Demo LLC
CCI: 000 191 00112345678 9 53
Include the invoice number as the reference.`,
    es: `Paga por transferencia en soles en un plazo de 15 días.
Banco: Banco de Muestra, Lima
Titular: Puente Demo LLC
CCI: 000 191 00112345678 9 53
Escribe el número de factura en el concepto.`,
  },
  EUR: {
    en: `Pay by SEPA transfer within 15 days.
Bank: Banco de Muestra, Madrid
Account holder: Puente Demo LLC
IBAN: ES00 0000 0000 0000 0000 0000
BIC: SMPLES00
Include the invoice number as the reference.`,
    es: `Paga por transferencia SEPA en un plazo de 15 días.
Banco: Banco de Muestra, Madrid
Titular: Puente Demo LLC
IBAN: ES00 0000 0000 0000 0000 0000
BIC: SMPLES00
Escribe el número de factura en el concepto.`,
  },
  CLP: {
    en: `Pay by bank transfer in Chilean pesos within 15 days.
Bank: Banco de Muestra, Santiago
Account holder: Puente Demo LLC
Account (cuenta corriente): 00-000-12345-67
Include the invoice number as the reference.`,
    es: `Paga por transferencia en pesos chilenos en un plazo de 15 días.
Banco: Banco de Muestra, Santiago
Titular: Puente Demo LLC
Cuenta corriente: 00-000-12345-67
Escribe el número de factura en el concepto.`,
  },
}

const localizePayment = (language: Language, ids: Ids = []) =>
  currencies.map((currency, index) => {
    const id = ids[index]
    return { ...(id && { id }), currency, instructions: payment[currency][language] }
  })

/** The ids of the rows of an array; rows of the other language with the same id are the same rows. */
type Ids = (string | null | undefined)[]

const localizeOffices = (language: 'en' | 'es', ids: Ids = []) =>
  places.map(({ en, es, ...place }, index) => {
    const [city = '', country = ''] = language === 'en' ? en : es
    const id = ids[index]
    return { ...(id && { id }), ...place, city, country }
  })

/** The brand, contact data and offices of the demo agency. */
export const settings: Step = {
  name: 'settings',
  run: async ({ req }) => {
    const system = asSystem(req)
    const english = {
      ...common,
      ...texts.en,
      offices: localizeOffices('en'),
      paymentInstructions: localizePayment('en'),
    }
    const { offices, paymentInstructions } = await system.updateGlobal({
      slug: 'site-settings',
      locale: 'en',
      data: english,
    })
    // Without the ids of the English rows, these would be new offices.
    const spanish = {
      ...texts.es,
      offices: localizeOffices(
        'es',
        offices?.map(({ id }) => id),
      ),
      paymentInstructions: localizePayment(
        'es',
        paymentInstructions?.map(({ id }) => id),
      ),
    }
    await system.updateGlobal({ slug: 'site-settings', locale: 'es', data: spanish })
  },
}
