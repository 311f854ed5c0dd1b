import type { ProposalTemplateWords } from './types'

export const marketingAutomation: ProposalTemplateWords = {
  name: 'Marketing automation, starter',
  description: 'First reply, follow-up, and reminders in email and WhatsApp; monthly report',
  setupFee: 120_000,
  monthlyFee: 89_000,
  content: {
    en: `## The situation

Messages arrive through your website, by email, and on WhatsApp. Some get an answer in minutes, others the next day, and nobody can say how many were never answered.

## What we’ll do

- **First reply.** Everyone who writes gets a personal answer in their language within five minutes, with the next step in it.
- **Follow-up.** Three messages over ten days for people who asked for a quote and went quiet. They stop as soon as the person replies.
- **Reminders.** One the day before an appointment and one two hours before, with a link to reschedule.
- **One list.** Every conversation in one place, with who answered and when.

## How it goes

1. **Week 1.** We read your last hundred conversations and write the messages with you.
2. **Week 2.** We build the flows and test them with your own phones.
3. **Week 3.** We go live with half of your contacts and compare.
4. **From week 4.** Everything runs; you get a report on the first Monday of each month.

## What it doesn’t include

Paid ads, new pages for your website, and fees from messaging providers.`,
    es: `## La situación

Te escriben por la página, por correo y por WhatsApp. Algunos mensajes se contestan en minutos, otros al día siguiente, y nadie sabe cuántos se quedaron sin respuesta.

## Qué haremos

- **Primera respuesta.** Cada persona que escribe recibe una respuesta personal, en su idioma, en menos de cinco minutos y con el siguiente paso.
- **Seguimiento.** Tres mensajes en diez días para quien pidió un precio y dejó de contestar. Se detienen en cuanto la persona responde.
- **Recordatorios.** Uno el día anterior a la cita y otro dos horas antes, con un enlace para cambiarla.
- **Una sola lista.** Todas las conversaciones en un lugar, con quién contestó y cuándo.

## Cómo avanzamos

1. **Semana 1.** Leemos tus últimas cien conversaciones y escribimos los mensajes contigo.
2. **Semana 2.** Armamos los flujos y los probamos con los teléfonos de tu equipo.
3. **Semana 3.** Empezamos con la mitad de tus contactos y comparamos.
4. **Desde la semana 4.** Todo funciona; el primer lunes de cada mes recibes un reporte.

## Qué no incluye

Anuncios pagados, páginas nuevas para tu sitio y lo que cobran los proveedores de mensajería.`,
  },
}
