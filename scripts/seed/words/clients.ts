import type { Client } from '../../../src/payload-types'

/**
 * The clients of the demo. Two belong to its client accounts and are called what those are called; the others wrote to
 * the agency once (words/businesses): `lead` says under which name.
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
  { lead: 'Beatriz Luna', status: 'suspended', notes: 'Dos facturas sin pagar desde julio.' },
  { lead: 'Noah Feldman', status: 'active' },
]

type Work = {
  en: string
  es: string
  /** In the currency itself. */
  amount: number
}

/** What is invoiced, oldest first; months are named by the seed. */
export const firstWork: readonly Work[] = [
  { en: 'Search audit', es: 'Diagnóstico de presencia digital', amount: 1500 },
  {
    en: 'Photographs and stories of your customers, first half',
    es: 'Fotografías e historias de tus clientes, primera mitad',
    amount: 1875,
  },
  {
    en: 'Photographs and stories of your customers, second half, with the two printed posters and their Spanish versions',
    es: 'Fotografías e historias de tus clientes, segunda mitad, con los dos carteles impresos y sus versiones en inglés',
    amount: 1875,
  },
]

/** What is invoiced each month. */
export const monthlyWork: Work = {
  en: 'Google Ads management, {month}',
  es: 'Administración de campañas en Google, {month}',
  amount: 980,
}
