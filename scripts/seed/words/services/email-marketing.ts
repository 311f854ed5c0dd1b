import type { Both, ServiceWords } from '../types'

export const emailMarketing: Both<ServiceWords> = {
  en: {
    metaTitle: 'Email marketing people asked for',
    metaDescription:
      'Newsletters, welcome emails, and reminders in English and Spanish for people who gave you permission. Your list stays clean, and it’s yours.',
    title: 'Email marketing',
    subtitle: 'Emails people asked for',
    description: 'Emails to people who asked for them, in the language they read.',
    bullets: [
      'A clean list, with permission on record',
      'A welcome for everyone who signs up',
      'A newsletter you approve in ten minutes',
      'Emails triggered by what people do, not by the calendar',
      'Proper sender records, so your email arrives',
    ],
    benefit: 'Customers you already won come back without another ad.',
    heroText:
      'The people on your list said yes once. We keep it short, occasional, and in their language, so they’re glad they did.',
    lists: [
      {
        kind: 'solutions',
        title: 'Six things we do',
        items: [
          {
            title: 'A clean list',
            text: 'We remove duplicates and dead addresses, and record who gave permission and when.',
          },
          {
            title: 'Email that arrives',
            text: 'We set up SPF, DKIM, and DMARC, the records that prove an email is really yours.',
          },
          {
            title: 'Notes, not posters',
            text: 'Text first, one picture, one button. It reads well on a small screen.',
          },
          {
            title: 'Two languages, two emails',
            text: 'Each person gets the one they chose, written for that language, with its own subject line.',
          },
          {
            title: 'Emails that send themselves',
            text: 'A welcome, a thank-you, a “we miss you”: each one goes out when a customer does something.',
          },
          {
            title: 'An honest count',
            text: 'Replies, bookings, and sales. Opens are a hint, and we treat them like one.',
          },
        ],
      },
      {
        kind: 'campaignTypes',
        title: 'Six emails worth sending',
        items: [
          { title: 'The welcome', text: 'Who you are and what to expect, minutes after someone joins.' },
          { title: 'The newsletter', text: 'One useful thing a month, from a person with a name.' },
          {
            title: 'The abandoned cart',
            text: 'A reminder with the photo and an answer to the usual question.',
          },
          { title: 'The occasion', text: 'A birthday, a yearly checkup, a warranty about to expire.' },
          {
            title: 'The win-back',
            text: 'For people who haven’t been in for a while, with a reason to stop by.',
          },
          { title: 'The announcement', text: 'An opening, a new product, holiday hours.' },
        ],
      },
      {
        kind: 'benefits',
        title: 'What changes for you',
        items: [
          { title: 'Customers come back', text: 'A good email reminds them before they forget.' },
          { title: 'A list you own', text: 'No social network can take it away or hide it.' },
          { title: 'Less spent on ads', text: 'You don’t pay twice to reach the same person.' },
          { title: 'By the rules', text: 'Permission, your address, and one click to unsubscribe.' },
          { title: 'It sounds like you', text: 'Replies come to you, and people do write back.' },
          { title: 'You know what sold', text: 'Each email shows its bookings and sales.' },
        ],
      },
    ],
  },
  es: {
    metaTitle: 'Email marketing que la gente pidió',
    metaDescription:
      'Boletines, bienvenidas y recordatorios en español y en inglés para quien te dio permiso. Tu lista queda limpia, ordenada y a tu nombre.',
    title: 'Email marketing',
    subtitle: 'Correos que la gente pidió',
    description: 'Correos para quien pidió recibirlos, en el idioma que cada quien lee.',
    bullets: [
      'Una lista limpia, con el permiso registrado',
      'Una bienvenida para quien se suscribe',
      'Un boletín que apruebas en diez minutos',
      'Correos que salen por lo que hizo tu cliente, no por la fecha',
      'Remitente bien configurado, para que lleguen',
    ],
    benefit: 'Los clientes que ya tienes regresan sin pagar otro anuncio.',
    heroText:
      'La gente de tu lista ya te dijo que sí una vez. Le escribimos poco, corto y en su idioma, para que no se arrepienta.',
    lists: [
      {
        kind: 'solutions',
        title: 'Seis cosas que hacemos',
        items: [
          {
            title: 'La lista, en orden',
            text: 'Salen los repetidos y las direcciones muertas. Queda anotado quién dio permiso y cuándo.',
          },
          {
            title: 'Correos que llegan',
            text: 'Configuramos SPF, DKIM y DMARC: los registros que prueban que el correo sí es tuyo.',
          },
          {
            title: 'Cartas, no carteles',
            text: 'Primero el texto, una imagen y un botón. Se lee bien en una pantalla chica.',
          },
          {
            title: 'Dos idiomas, dos correos',
            text: 'Cada persona recibe el que eligió, pensado para ella y con su propio asunto.',
          },
          {
            title: 'Correos que salen solos',
            text: 'La bienvenida, el gracias, el «te extrañamos»: cada uno sale cuando tu cliente hace algo.',
          },
          {
            title: 'Cuentas claras',
            text: 'Respuestas, citas y ventas. Las aperturas son una pista, y como pista las tratamos.',
          },
        ],
      },
      {
        kind: 'campaignTypes',
        title: 'Seis correos que vale la pena mandar',
        items: [
          { title: 'La bienvenida', text: 'Quién eres y qué va a recibir, minutos después de suscribirse.' },
          { title: 'El boletín', text: 'Algo útil al mes, firmado por una persona.' },
          {
            title: 'El carrito olvidado',
            text: 'Un recordatorio con la foto y la respuesta a la duda de siempre.',
          },
          { title: 'La fecha especial', text: 'Un cumpleaños, la revisión anual, una garantía que vence.' },
          {
            title: 'El reencuentro',
            text: 'Para quien hace tiempo que no viene, con un motivo para volver.',
          },
          { title: 'La novedad', text: 'Una apertura, un producto nuevo, el horario de temporada.' },
        ],
      },
      {
        kind: 'benefits',
        title: 'Qué cambia para ti',
        items: [
          { title: 'Los clientes vuelven', text: 'Un buen correo les recuerda que existes.' },
          { title: 'Una lista tuya', text: 'Ninguna red te la puede quitar ni esconder.' },
          { title: 'Menos gasto en anuncios', text: 'No pagas dos veces por llegar a la misma persona.' },
          { title: 'En paz con las reglas', text: 'Permiso, tu dirección y un clic para salirse.' },
          { title: 'Suena a ti', text: 'Las respuestas te llegan a ti, y la gente sí responde.' },
          { title: 'Sabes qué vendió', text: 'Junto a cada correo están sus citas y sus ventas.' },
        ],
      },
    ],
  },
}
