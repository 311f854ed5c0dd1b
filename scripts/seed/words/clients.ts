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

/** What the clients without an account agreed to, in dollars: each one pays a little more each month than the one before. */
export const agreement = {
  setupFee: 650,
  monthlyFee: 980,
  more: 35,
  en: {
    title: 'Google Ads management',
    body: `## What we’ll do

- Run your Google Ads campaigns in English and Spanish, and adjust them every week.
- Send a report on the first business day of each month: what you spent, who called, and what we’ll change.

## What it costs

The setup fee covers the account, the first campaigns, and call tracking. After that, the monthly fee covers the management. You pay Google for the ads yourself.`,
  },
  es: {
    title: 'Administración de campañas en Google',
    body: `## Lo que haremos

- Manejar tus campañas de Google en español y en inglés, y ajustarlas cada semana.
- Mandarte un reporte el primer día hábil de cada mes: cuánto gastaste, quién llamó y qué vamos a cambiar.

## Lo que cuesta

El pago inicial cubre la cuenta, las primeras campañas y el registro de llamadas. Después, la mensualidad cubre la administración. Los anuncios se los pagas tú directamente a Google.`,
  },
}
