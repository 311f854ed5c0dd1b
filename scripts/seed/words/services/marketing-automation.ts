import type { Both, ServiceWords } from '../types'

export const marketingAutomation: Both<ServiceWords> = {
  en: {
    metaTitle: 'Marketing automation for small businesses',
    metaDescription:
      'Every new contact gets an answer, a reminder, and a next step, in English or Spanish. You step in when it matters.',
    title: 'Marketing automation',
    subtitle: 'Answers, reminders, next steps',
    description:
      'Every new contact gets an answer, a reminder, and a next step without anyone typing a word.',
    bullets: [
      'A first answer in the language of the question',
      'Appointment reminders people answer with yes or no',
      'Follow-up for every quote you send',
      'Review requests on the right day',
      'All your contacts in one list',
    ],
    benefit: 'You stop answering the same question at ten at night.',
    heroText:
      'Someone asks for a price, books a time, or goes quiet. The system does what you’d do if you had the hours, in English and Spanish.',
    lists: [
      {
        kind: 'features',
        title: 'Six jobs you stop doing by hand',
        items: [
          {
            title: 'The first answer',
            text: 'By form, WhatsApp, or email, people get your hours, your price range, or the next open slot right away.',
          },
          {
            title: 'Reminders',
            text: 'A message the day before. The customer replies yes, no, or another day, and your calendar updates itself.',
          },
          {
            title: 'Quotes that stay warm',
            text: 'We follow up on every quote until someone says yes, no, or later. You approve the messages once.',
          },
          {
            title: 'One contact list',
            text: 'Phone, spreadsheet, and inbox become one list without duplicates: who asked, for what, and when.',
          },
          {
            title: 'Thanks and reviews',
            text: 'After the job, every customer gets a thank-you and a link to leave a review. Everyone, not just the happy ones.',
          },
          {
            title: 'A person when it matters',
            text: 'Complaints, emergencies, and large orders skip the machine and go straight to your phone.',
          },
        ],
      },
      {
        kind: 'benefits',
        title: 'What changes for you',
        items: [
          { title: 'Evenings back', text: 'The questions you always get are answered without you.' },
          { title: 'Nobody slips through', text: 'Every contact has a next step with a date.' },
          {
            title: 'Fewer empty chairs',
            text: 'People who can’t make it tell you in time to fill the slot.',
          },
          { title: 'The right language', text: 'Write in Spanish, get an answer in Spanish.' },
          { title: 'You see it working', text: 'Who wrote, who got an answer, who bought.' },
          { title: 'It’s all yours', text: 'Accounts and copy in your name, with a manual.' },
        ],
      },
    ],
  },
  es: {
    metaTitle: 'Automatización de marketing para tu negocio',
    metaDescription:
      'Cada contacto nuevo recibe respuesta, recordatorio y siguiente paso, en español o en inglés. Tú entras cuando hace falta. Mira qué instalamos.',
    title: 'Automatización de marketing',
    subtitle: 'Respuestas, recordatorios, seguimiento',
    description:
      'Cada contacto nuevo recibe respuesta, recordatorio y siguiente paso sin que nadie los escriba.',
    bullets: [
      'Primera respuesta en el idioma en que preguntaron',
      'Recordatorios de cita que se contestan con sí o no',
      'Seguimiento a cada cotización que mandas',
      'Petición de reseña el día correcto',
      'Todos tus contactos en una sola lista',
    ],
    benefit: 'Dejas de contestar la misma pregunta a las diez de la noche.',
    heroText:
      'Alguien pide precio, aparta una hora o deja de contestar. El sistema hace lo que harías tú si te alcanzara el día, en español y en inglés.',
    lists: [
      {
        kind: 'features',
        title: 'Seis tareas que dejas de hacer a mano',
        items: [
          {
            title: 'La primera respuesta',
            text: 'Por formulario, WhatsApp o correo: quien escribe recibe al momento tu horario, tus precios o la próxima hora libre.',
          },
          {
            title: 'Los recordatorios',
            text: 'Un mensaje un día antes. Tu cliente responde sí, no o mejor otro día, y tu agenda se acomoda sola.',
          },
          {
            title: 'Cotizaciones que no se enfrían',
            text: 'A cada cotización se le da seguimiento hasta que digan sí, no o después. Tú apruebas los mensajes una sola vez.',
          },
          {
            title: 'Una lista de personas',
            text: 'El teléfono, la hoja de cálculo y el correo se juntan en una lista sin repetidos: quién preguntó, por qué y cuándo.',
          },
          {
            title: 'Gracias y reseñas',
            text: 'Al terminar, cada cliente recibe un gracias y el enlace para dejar su reseña. Todos, no solo los contentos.',
          },
          {
            title: 'Una persona cuando hace falta',
            text: 'Las quejas, las urgencias y los pedidos grandes se saltan la máquina y suenan en tu teléfono.',
          },
        ],
      },
      {
        kind: 'benefits',
        title: 'Qué cambia para ti',
        items: [
          { title: 'Recuperas tus noches', text: 'Lo que siempre preguntan se contesta sin ti.' },
          { title: 'No se te pasa nadie', text: 'Cada contacto tiene un siguiente paso con fecha.' },
          { title: 'Menos sillas vacías', text: 'Quien no puede ir avisa a tiempo y das ese lugar.' },
          { title: 'En su idioma', text: '¿Escriben en inglés? La respuesta sale en inglés.' },
          { title: 'Lo ves funcionar', text: 'Quién escribió, a quién se le contestó, quién compró.' },
          { title: 'Las llaves son tuyas', text: 'Cuentas y textos a tu nombre, con su manual.' },
        ],
      },
    ],
  },
}
