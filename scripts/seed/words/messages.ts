import type { ServiceInterest } from '@/features/services/rules'
import type { Utm } from '@/features/consent/visit'

type Messages = Record<ServiceInterest, readonly string[]>

/** Messages of leads by service. {company} and {city} are replaced. */
const es: Messages = {
  automation: [
    'Nos escriben por WhatsApp a toda hora y no alcanzamos a contestar. Queremos que quien pregunte un precio en la noche reciba algo útil y que en la mañana sepamos a quién llamar.',
    'Perdemos citas porque nadie confirma. ¿Se puede mandar un recordatorio un día antes y otro dos horas antes, y que el cliente responda sí o no?',
    'Tenemos una hoja de cálculo con 1,400 clientes y cada quien la llena a su manera. Necesitamos orden y que el seguimiento no dependa de mi memoria.',
    'Hola, en {company} cotizamos unas 30 veces por semana y casi nunca damos seguimiento. ¿Cómo lo resuelven ustedes?',
  ],
  content: [
    'Publicamos cuando nos acordamos. Queremos dos artículos al mes que respondan lo que los clientes preguntan en el mostrador.',
    'Nuestras fotos son buenas pero los textos no dicen nada. ¿Trabajan por mes o por pieza?',
    'Vendemos en {city} y queremos empezar a escribirles también a clientes en inglés, sin que suene traducido.',
    'Necesito alguien que entreviste a mi equipo y escriba lo que sabe. Nosotros no tenemos tiempo.',
  ],
  seo: [
    'Cuando buscan nuestro servicio en {city} salen primero tres negocios que abrieron después que nosotros. ¿Por dónde se empieza?',
    'Tenemos 4.8 estrellas y aun así no salimos en el mapa. Cambiamos de local en marzo y creo que la dirección vieja sigue por ahí.',
    'Nos hicieron un sitio nuevo y las visitas bajaron a la mitad. Necesitamos saber qué se rompió.',
    'Queremos que nos encuentren en español y en inglés. Hoy solo aparecemos con el nombre exacto de {company}.',
  ],
  webdev: [
    'Nuestro sitio tiene ocho años y en el celular no se puede leer el menú. Queremos uno sencillo, rápido, con reservas.',
    'Necesitamos un catálogo con unos 300 productos y que se pueda pedir por WhatsApp. No queremos pagar comisión por venta.',
    'Tenemos dos sucursales y queremos que los clientes agenden en línea, en los dos idiomas. ¿Cuánto tarda y qué cuesta mantenerlo?',
    'El sitio de {company} se cae cada vez que pagamos anuncios. Queremos cambiar de proveedor sin perder lo que ya tenemos.',
  ],
  email: [
    'Tenemos 3,000 correos de clientes que sí nos dieron permiso y nunca les hemos escrito. ¿Qué se les manda primero?',
    'Mandamos un boletín cada mes y lo abre el 9 por ciento. Queremos saber si es el asunto, la hora o el contenido.',
    'Quisiera un correo automático de cumpleaños y otro para quien no ha vuelto en seis meses.',
  ],
  ads: [
    'Gastamos unos 900 dólares al mes en anuncios y no sé qué nos dejan. Quiero que alguien lo revise antes de seguir.',
    'Abrimos en {city} en tres semanas y necesitamos conseguir los primeros clientes. ¿Alcanzan a preparar una campaña?',
    'Probamos anuncios por nuestra cuenta y nos llegaban mensajes de gente de otro país. ¿Se puede acotar por zona?',
  ],
  consulting: [
    'Somos cuatro personas y todas hacemos de todo. Quiero una hora con alguien que me diga qué dejar de hacer.',
    'Nos ofrecieron tres sistemas distintos y todos prometen lo mismo. ¿Dan una opinión independiente?',
  ],
  other: [
    'Hola, ¿atienden negocios pequeños? Somos dos personas en {city}.',
    'Me los recomendó una clienta. Quisiera saber cómo trabajan y si tienen disponibilidad este mes.',
    '¿Cuál es el precio mínimo para empezar? Gracias.',
  ],
}

const en: Messages = {
  automation: [
    'We answer the phone between patients and miss half the calls. I want people to get a useful text back within a minute and land on a list we can work through at noon.',
    'No-shows cost us about six hours a week. Reminders in English and Spanish, with a way to move the appointment, would pay for themselves.',
    'Our leads sit in four inboxes. I’d like one place, one owner per lead, and a nudge when nobody has called.',
    'Quotes go out, then nothing. Can you build a follow-up that stops when the customer replies?',
  ],
  content: [
    'Half of our customers in {city} read Spanish first and everything we publish is in English. We need writing, not translation.',
    'We have ten years of before-and-after photos and no words to go with them. Looking for two pieces a month.',
    'Our blog stopped in 2023. I’d rather have one good article a month than a calendar full of filler.',
  ],
  seo: [
    'We moved across {city} last spring and the old address still ranks. Calls are down by a third.',
    'A national chain opened next door and took the map pack. What can a shop our size do about that?',
    'We rebuilt the site in May and traffic fell off a cliff. I suspect the redirects. Can you take a look?',
    'People search for us in Spanish and find our competitors. {company} has no Spanish pages at all.',
  ],
  webdev: [
    'Our booking form breaks on iPhones and the developer is gone. We’d like to start over with something we can edit ourselves.',
    'We need a site in two languages with online booking for two locations. Launch by the start of the season if that’s realistic.',
    'I want prices on the site, a gallery, and a contact form that actually reaches us. Nothing fancy.',
    'Our menu is a PDF from 2019. We’d like to change it ourselves every Monday.',
  ],
  email: [
    'We have 2,200 addresses from the register and have never emailed them. Where would you start?',
    'Our newsletter goes out late every month because I write it at midnight. I’d like to hand it off.',
    'We want a win-back email for people who haven’t ordered in ninety days.',
  ],
  ads: [
    'Spending about $1,500 a month on Google and I can’t tell which calls come from it. Looking for someone to set up tracking first.',
    'We open our second location in {city} next month and need the first fifty customers to find us.',
    'Our agency reports impressions. I need to know about jobs booked.',
  ],
  consulting: [
    'We’re a team of six and I’m not sure marketing is the problem. I’d like an honest hour before we spend anything.',
    'Three vendors, three proposals, all different. Would you review them with us?',
  ],
  other: [
    'Hi, do you work with businesses our size? We’re three people in {city}.',
    'A friend recommended you. What does it cost to get started?',
    'Not sure what we need. The phone used to ring more than it does now.',
  ],
}

export const messages = { es, en }

/** Notes of staff on a lead, by its new status. */
export const notes = {
  es: {
    contacted: [
      'Le llamé: contesta mejor después de las 5. Quedamos en hablar con calma el jueves.',
      'Respondí por correo con tres preguntas sobre sus citas y su sitio.',
      'No contestó el teléfono; le escribí por WhatsApp y respondió al rato.',
    ],
    qualified: [
      'Decide por su cuenta. Presupuesto de unos US$600 al mes; quiere empezar este trimestre.',
      'Ya tiene dominio y fotos. Falta saber quién administra su perfil de Google.',
      'Videollamada de treinta minutos: el problema es el seguimiento, no los anuncios.',
    ],
    proposal: [
      'Propuesta enviada: sitio en dos idiomas y reservas.',
      'Pidió separar el pago inicial de la mensualidad. Ya se envió la segunda versión.',
    ],
    closed_won: [
      'Firmó hoy. Arrancamos el lunes con el diagnóstico.',
      'Aceptó el plan de seis meses. Presentar al equipo.',
    ],
    closed_lost: [
      'Se fue con un primo que hace sitios. Escribirle en seis meses.',
      'Sin presupuesto por ahora. Pidió que le escribamos en enero.',
    ],
  },
  en: {
    contacted: [
      'Called back, left a voicemail. She texted: after 4 PM works best.',
      'Replied by email with three questions about bookings and the current site.',
      'Spoke for ten minutes. Sending two examples of similar shops.',
    ],
    qualified: [
      'Owner decides alone. Around $800 a month, wants to start this quarter.',
      'Has the domain and photos. Nobody knows who owns the Google profile.',
      'Thirty-minute call: the gap is follow-up, not ads.',
    ],
    proposal: [
      'Proposal sent: two-language site and bookings.',
      'Asked to split setup from the monthly fee. Second version is out.',
    ],
    closed_won: ['Signed today. Kick-off on Monday.', 'Took the six-month plan. Introduce the team.'],
    closed_lost: [
      'Went with a cousin who builds sites. Check back in six months.',
      'No budget this year. Asked us to write in January.',
    ],
  },
} as const

export const campaigns: Record<'en' | 'es', readonly Utm[]> = {
  es: [
    {
      source: 'google',
      medium: 'cpc',
      campaign: 'citas-en-linea',
      term: 'agenda en línea para consultorios',
    },
    { source: 'facebook', medium: 'paid_social', campaign: 'negocios-locales', content: 'video-panaderia' },
    { source: 'instagram', medium: 'paid_social', campaign: 'martes-con-clientes', content: 'carrusel-2' },
    { source: 'boletin', medium: 'email', campaign: 'guia-de-resenas' },
  ],
  en: [
    {
      source: 'google',
      medium: 'cpc',
      campaign: 'bilingual-websites',
      term: 'spanish website for small business',
    },
    { source: 'linkedin', medium: 'paid_social', campaign: 'missed-calls', content: 'chart-a' },
    { source: 'facebook', medium: 'paid_social', campaign: 'local-shops', content: 'video-bakery' },
    { source: 'newsletter', medium: 'email', campaign: 'review-guide' },
  ],
}
