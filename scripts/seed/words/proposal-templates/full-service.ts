import type { ProposalTemplateWords } from './types'

export const fullService: ProposalTemplateWords = {
  name: 'Full Service Package',
  description: 'Website, content, search, email, and ads, with one person who answers',
  setupFee: 600_000,
  monthlyFee: 390_000,
  content: {
    en: `## One plan, one person

You’ll have one person at our agency who knows your business, answers within a day, and is responsible for the result.

## What’s included

- **Website**: the pages you need in both languages, kept up to date.
- **Content**: four articles a month and the posts made from them.
- **Search**: profiles and pages for each of your locations.
- **Email**: two newsletters a month and follow-up on every inquiry.
- **Ads**: up to three campaigns. Google or Meta bills you directly for what you spend on ads.

## The first ninety days

1. **Days 1 to 30.** We fix what loses customers today: missed messages, slow pages, wrong hours.
2. **Days 31 to 60.** We publish, measure, and start the first campaign.
3. **Days 61 to 90.** We move the budget to what brought customers.

## Canceling

You can cancel with a month’s notice. Everything we built, with the accounts and their passwords, is yours.`,
    es: `## Un plan, una persona

Tendrás en nuestra agencia a una persona que conoce tu negocio, contesta en menos de un día y responde por el resultado.

## Qué incluye

- **Sitio web**: las páginas que necesitas en los dos idiomas, siempre al día.
- **Contenido**: cuatro artículos al mes y las publicaciones que salen de ellos.
- **Buscadores**: perfiles y páginas para cada uno de tus locales.
- **Correo**: dos boletines al mes y el seguimiento de cada consulta.
- **Anuncios**: hasta tres campañas. Lo que inviertas en anuncios te lo cobra Google o Meta directamente.

## Los primeros noventa días

1. **Días 1 a 30.** Arreglamos lo que hoy te hace perder clientes: mensajes sin respuesta, páginas lentas, horarios equivocados.
2. **Días 31 a 60.** Publicamos, medimos y empezamos la primera campaña.
3. **Días 61 a 90.** Pasamos el presupuesto a lo que trajo clientes.

## Si quieres cancelar

Puedes cancelar con un mes de aviso. Todo lo que construimos es tuyo, con las cuentas y sus contraseñas.`,
  },
}
