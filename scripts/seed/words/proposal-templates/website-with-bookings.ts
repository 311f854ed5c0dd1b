import type { ProposalTemplateWords } from './types'

export const websiteWithBookings: ProposalTemplateWords = {
  name: 'Website with bookings',
  description: 'Eight pages in both languages, booking form, two rounds of changes',
  setupFee: 445_000,
  monthlyFee: 19_000,
  content: {
    en: `## What we’ll build

- **Eight pages** in English and Spanish: home, about, four services, prices, and contact.
- **Bookings** that know your hours, ask only for what you need, and send a reminder the day before.
- **Fast on a phone.** Every page opens within two seconds on a mid-range phone.
- **Yours.** You can change text, prices, and photos yourself; we’ll show you how.

## Schedule

| Week | What happens |
| --- | --- |
| 1 | We agree on the pages and collect text and photos |
| 2-3 | You see the design of two pages; first round of changes |
| 4-5 | We build all pages; second round of changes |
| 6 | Tests with five of your customers, then launch |

## The monthly fee

Hosting, backups, security updates, and one hour of changes each month. Unused hours don’t roll over.`,
    es: `## Qué construiremos

- **Ocho páginas** en español y en inglés: inicio, nosotros, cuatro servicios, precios y contacto.
- **Reservas** que conocen tus horarios, piden solo lo necesario y mandan un recordatorio el día anterior.
- **Rápido en el celular.** Cada página abre en menos de dos segundos en un teléfono de gama media.
- **Tuyo.** Puedes cambiar textos, precios y fotografías; te enseñamos cómo.

## Calendario

| Semana | Qué pasa |
| --- | --- |
| 1 | Definimos las páginas y reunimos textos y fotografías |
| 2 y 3 | Ves el diseño de dos páginas; primera ronda de cambios |
| 4 y 5 | Construimos todas las páginas; segunda ronda de cambios |
| 6 | Pruebas con cinco de tus clientes y lanzamiento |

## La mensualidad

Hospedaje, respaldos, actualizaciones de seguridad y una hora de cambios al mes. Las horas que no uses no se acumulan.`,
  },
}
