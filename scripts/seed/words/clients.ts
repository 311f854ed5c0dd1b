import type { Client } from '../../../src/payload-types'

/**
 * The demo clients. Two have a client account and take their name from it; the others were leads, and `lead` is the name
 * of the person in words/businesses.ts.
 */
export type DemoClient =
  | { account: string; status: Client['status']; notes?: string }
  | { lead: string; status: Client['status']; billingToolClientId?: string; notes?: string }

export const demoClients: readonly DemoClient[] = [
  { account: 'client@puente.example', status: 'active' },
  { account: 'client2@puente.example', status: 'active' },
  { lead: 'Tasha Monroe', status: 'active', billingToolClientId: 'BT-1041' },
  { lead: 'Lorena Castillo', status: 'active', billingToolClientId: 'BT-1044' },
  { lead: 'Lauren Pierce', status: 'inactive', notes: 'Back in spring, when the new showroom opens.' },
  { lead: 'Daniela Ochoa', status: 'active' },
  { lead: 'Hannah Brooks', status: 'active', billingToolClientId: 'BT-1052' },
  { lead: 'Alejandra Montes', status: 'active' },
  { lead: 'Dana Whitfield', status: 'active', billingToolClientId: 'BT-1058' },
  { lead: 'César Alarcón', status: 'active' },
  { lead: 'Beatriz Luna', status: 'suspended', notes: 'Debe dos facturas. Ya se le escribió dos veces.' },
  { lead: 'Noah Feldman', status: 'active' },
]

type Work = {
  en: string
  es: string
  /** In dollars, not cents. */
  amount: number
}

/** One-time work, oldest first. */
export const firstWork: readonly Work[] = [
  { en: 'Search audit', es: 'Diagnóstico de búsqueda', amount: 1500 },
  {
    en: 'Photos and stories of your customers, first half',
    es: 'Fotografías e historias de tus clientes, primera mitad',
    amount: 1875,
  },
  {
    en: 'Photos and stories of your customers, second half, with the two printed posters and their Spanish versions',
    es: 'Fotografías e historias de tus clientes, segunda mitad, con los dos carteles impresos y sus versiones en inglés',
    amount: 1875,
  },
]

/** Monthly work; {month} is replaced. */
export const monthlyWork: Work = {
  en: 'Google Ads management, {month}',
  es: 'Administración de campañas en Google, {month}',
  amount: 980,
}
