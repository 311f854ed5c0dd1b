import type { ProposalTemplateWords } from './types'

export const weeklyContent: ProposalTemplateWords = {
  name: 'Content, one article a week',
  description: 'Four articles a month in both languages, one photo each',
  setupFee: 0,
  monthlyFee: 124_000,
  content: {
    en: `## What you get

- **Four articles a month** of 800 to 1,200 words, written from an interview with someone on your team.
- **Both languages.** Each article is written in English and in Spanish. Neither one is a machine translation.
- **One photo each**, taken at your business or licensed.
- **Two rounds of changes** before anything is published.

## How an article is made

1. On the first Tuesday of the month we talk for an hour and agree on four questions that your customers ask.
2. You read each draft on a Thursday. We change what doesn’t sound like you.
3. It goes out on the following Monday, on your blog and in your newsletter.

## How we’ll know it’s working

We count the people who read to the end and the inquiries that name an article. After three months we stop writing about what nobody reads.`,
    es: `## Qué recibes

- **Cuatro artículos al mes** de 800 a 1,200 palabras, escritos a partir de una entrevista con alguien de tu equipo.
- **En los dos idiomas.** Cada artículo se escribe en español y en inglés. Ninguno es una traducción automática.
- **Una fotografía por artículo**, tomada en tu negocio o con licencia.
- **Dos rondas de cambios** antes de publicar.

## Cómo se hace un artículo

1. El primer martes del mes hablamos una hora y elegimos cuatro preguntas que hacen tus clientes.
2. Lees cada borrador un jueves. Cambiamos lo que no suene a ti.
3. Sale el lunes siguiente, en tu blog y en tu boletín.

## Cómo sabremos si funciona

Contamos a las personas que leen hasta el final y las consultas que mencionan un artículo. A los tres meses dejamos de escribir sobre lo que nadie lee.`,
  },
}
