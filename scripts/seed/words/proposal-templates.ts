import type { Both } from './types'

/** `content` is Markdown. Fees are in cents; a missing one is null. */
type Template = {
  name: string
  description: string | null
  setupFee: number | null
  monthlyFee: number | null
  content: Both<string>
}

/** Texts and fees to start a proposal from: one for each kind of work that the demo agency sells. */
export const proposalTemplates: Template[] = [
  {
    name: 'Marketing automation, starter',
    description: 'First reply, follow-up and reminders in email and WhatsApp; monthly report',
    setupFee: 120_000,
    monthlyFee: 89_000,
    content: {
      en: `## The situation

Messages arrive through your website, by email, and on WhatsApp. Some get an answer in minutes, others the next day, and nobody can say how many were never answered.

## What we'll do

- **First reply.** Everyone who writes gets a personal answer in their language within five minutes, with the next step in it.
- **Follow-up.** Three messages over ten days for people who asked for a quote and went quiet. They stop as soon as the person replies.
- **Reminders.** One the day before an appointment and one two hours before, with a link to reschedule.
- **One list.** Every conversation in one place, with who answered and when.

## How it goes

1. **Week 1.** We read your last hundred conversations and write the messages with you.
2. **Week 2.** We build the flows and test them with your own phones.
3. **Week 3.** We go live with half of your contacts and compare.
4. **From week 4.** Everything runs; you get a report on the first Monday of each month.

## What it doesn't include

Paid ads, new pages for your website, and the fees of the messaging providers.`,
      es: `## La situación

Te escriben por la página, por correo y por WhatsApp. Algunos mensajes se contestan en minutos, otros al día siguiente, y nadie sabe cuántos se quedaron sin respuesta.

## Qué haremos

- **Primera respuesta.** Cada persona que escribe recibe una respuesta personal, en su idioma, en menos de cinco minutos y con el siguiente paso.
- **Seguimiento.** Tres mensajes en diez días para quien pidió un precio y dejó de contestar. Se detienen en cuanto la persona responde.
- **Recordatorios.** Uno el día anterior a la cita y otro dos horas antes, con un enlace para cambiarla.
- **Una sola lista.** Todas las conversaciones en un lugar, con quién contestó y cuándo.

## Cómo avanzamos

1. **Semana 1.** Leemos tus últimas cien conversaciones y escribimos los mensajes contigo.
2. **Semana 2.** Armamos los flujos y los probamos con sus propios teléfonos.
3. **Semana 3.** Empezamos con la mitad de tus contactos y comparamos.
4. **Desde la semana 4.** Todo funciona; el primer lunes de cada mes recibes un reporte.

## Qué no incluye

Anuncios pagados, páginas nuevas para tu sitio y lo que cobran los proveedores de mensajería.`,
    },
  },
  {
    name: 'Content, one article a week',
    description: 'Four articles a month in both languages, one photograph each',
    setupFee: 0,
    monthlyFee: 124_000,
    content: {
      en: `## What you get

- **Four articles a month** of 800 to 1,200 words, written from an interview with someone on your team.
- **Both languages.** Each article is written in English and in Spanish. Neither one is a machine translation.
- **One photograph each**, taken at your place or licensed.
- **Two rounds of changes** before anything is published.

## How an article is made

1. On the first Tuesday of the month we talk for an hour and agree on four questions that your customers ask.
2. You read each draft on a Thursday. We change what doesn't sound like you.
3. It goes out on the following Monday, on your blog and in your newsletter.

## How we'll know that it works

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
  },
  {
    name: 'Local SEO, up to three places',
    description: null,
    setupFee: 50_000,
    monthlyFee: 155_000,
    content: {
      en: `## The goal

When someone near one of your places searches for what you sell, they find you, see that you're open, and can call with one tap.

## First month

- Profiles on Google and Apple Maps for each place: hours, services, photographs, and one phone number.
- The same name, address, and phone number in the twenty directories that matter in your city.
- A page for each place on your website, with directions and prices.

## Every month

- Two posts on each profile, and an answer to every review within two days.
- A request for a review to everyone who bought from you, by email or on paper.
- A list of the searches that brought calls, and what we'll change because of it.

## What we don't promise

Nobody can promise first place. We promise the work above and a report that says plainly whether calls went up.`,
      es: `## La meta

Que quien busque cerca de tus locales lo que vendes te encuentre, vea que está abierto y pueda llamarte con un toque.

## Primer mes

- Perfiles en Google y en Apple Maps para cada local: horarios, servicios, fotografías y un solo teléfono.
- El mismo nombre, dirección y teléfono en los veinte directorios que importan en tu ciudad.
- Una página por local en tu sitio, con cómo llegar y precios.

## Cada mes

- Dos publicaciones en cada perfil y respuesta a todas las reseñas en menos de dos días.
- Una invitación a dejar su reseña para cada persona que te compró, por correo o en papel.
- Una lista de las búsquedas que trajeron llamadas y lo que cambiaremos a partir de ella.

## Lo que no prometemos

Nadie puede prometer el primer lugar. Prometemos este trabajo y un reporte que dice con claridad si las llamadas aumentaron.`,
    },
  },
  {
    name: 'Website with bookings',
    description: 'Eight pages in both languages, booking form, two rounds of changes',
    setupFee: 445_000,
    monthlyFee: 19_000,
    content: {
      en: `## What we'll build

- **Eight pages** in English and Spanish: home, about, four services, prices, and contact.
- **Bookings** that know your hours, ask only for what you need, and send a reminder the day before.
- **Fast on a phone.** Every page opens within two seconds on a mid-range phone.
- **Yours.** You can change texts, prices, and photographs yourself; we'll show you how.

## Schedule

| Week | What happens |
| --- | --- |
| 1 | We agree on the pages and collect texts and photographs |
| 2-3 | You see the design of two pages; first round of changes |
| 4-5 | We build all pages; second round of changes |
| 6 | Tests with five of your customers, then launch |

## The monthly fee

Hosting, backups, security updates, and one hour of changes each month. Unused hours don't add up.`,
      es: `## Qué construiremos

- **Ocho páginas** en español y en inglés: inicio, nosotros, cuatro servicios, precios y contacto.
- **Reservas** que conocen tus horarios, piden solo lo necesario y mandan un recordatorio el día anterior.
- **Rápida en el celular.** Cada página abre en menos de dos segundos en un teléfono de gama media.
- **Tuya.** Puedes cambiar textos, precios y fotografías; te enseñamos cómo.

## Calendario

| Semana | Qué pasa |
| --- | --- |
| 1 | Definimos las páginas y reunimos textos y fotografías |
| 2 y 3 | Ves el diseño de dos páginas; primera ronda de cambios |
| 4 y 5 | Construimos todas las páginas; segunda ronda de cambios |
| 6 | Pruebas con cinco de tus clientes y lanzamiento |

## La mensualidad

Alojamiento, respaldos, actualizaciones de seguridad y una hora de cambios al mes. Las horas que no uses no se acumulan.`,
    },
  },
  {
    name: 'Newsletter',
    description: 'Two emails a month to the people who already bought from you',
    setupFee: null,
    monthlyFee: 42_000,
    content: {
      en: `## Two emails a month

One with news that helps your customers, one with an offer. Written in the language that each person chose.

- We keep your list clean: people who left stay out, and addresses that bounce are removed.
- You approve each email on a Wednesday; it goes out on Thursday at nine, in the time zone of the reader.
- A short report: who opened it, who clicked, and what was sold.

## What we need from you

Your list of customers with their permission to write to them, your logo, and half an hour a month.`,
      es: `## Dos correos al mes

Uno con noticias útiles para tus clientes y otro con una oferta. En el idioma que eligió cada persona.

- Mantenemos limpia tu lista: quien se dio de baja no vuelve a recibir nada y las direcciones que rebotan se eliminan.
- Apruebas cada correo un miércoles; sale el jueves a las nueve, en la zona horaria de quien lo lee.
- Un reporte corto: quién lo abrió, quién hizo clic y qué se vendió.

## Qué necesitamos de ti

Tu lista de clientes con su permiso para escribirles, tu logotipo y media hora al mes.`,
    },
  },
  {
    name: 'Full Service Package',
    description: 'Website, content, search, email and ads, with one person who answers',
    setupFee: 600_000,
    monthlyFee: 390_000,
    content: {
      en: `## One plan, one person

You'll have one person at our agency who knows your business, answers within a day, and is responsible for the result.

## What's included

- **Website**: the pages you need in both languages, kept up to date.
- **Content**: four articles a month and the posts made from them.
- **Search**: profiles and pages for each of your places.
- **Email**: two newsletters a month and the follow-up of every inquiry.
- **Ads**: up to three campaigns. What you spend on ads is billed to you by Google or Meta.

## The first ninety days

1. **Days 1 to 30.** We fix what loses customers today: missed messages, slow pages, wrong hours.
2. **Days 31 to 60.** We publish, measure, and start the first campaign.
3. **Days 61 to 90.** We move the budget to what brought customers.

## Ending it

You can end it with a month's notice. Everything we built, with the accounts and their passwords, is yours.`,
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

## Si quieres terminar

Puedes terminar con un mes de aviso. Todo lo que construimos es tuyo, con las cuentas y sus contraseñas.`,
    },
  },
]
