import type { ProposalTemplateWords } from './types'

export const newsletter: ProposalTemplateWords = {
  name: 'Newsletter',
  description: 'Two emails a month to the people who already bought from you',
  setupFee: null,
  monthlyFee: 42_000,
  content: {
    en: `## Two emails a month

One with news that helps your customers, one with an offer. Written in the language that each person chose.

- We keep your list clean: people who left stay out, and addresses that bounce are removed.
- You approve each email on a Wednesday; it goes out on Thursday at 9 AM, in the reader’s time zone.
- A short report: who opened it, who clicked, and what was sold.

## What we need from you

Your list of customers with their permission to write to them, your logo, and half an hour a month.`,
    es: `## Dos correos al mes

Uno con noticias útiles para tus clientes y otro con una oferta. En el idioma que eligió cada persona.

- Mantenemos limpia tu lista: quien se dio de baja no vuelve a recibir nada y las direcciones que rebotan se eliminan.
- Apruebas cada correo un miércoles; sale el jueves a las 9:00 a.m., en la zona horaria de quien lo lee.
- Un reporte corto: quién lo abrió, quién hizo clic y qué se vendió.

## Qué necesitamos de ti

Tu lista de clientes con su permiso para escribirles, tu logotipo y media hora al mes.`,
  },
}
