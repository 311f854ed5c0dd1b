import type { Both, ServiceWords } from '../types'

/** Letters to people who asked for them. */
export const emailMarketing: Both<ServiceWords> = {
  en: {
    metaTitle: 'Email marketing people asked for',
    metaDescription:
      'Newsletters, welcome letters and reminders in English and Spanish for people who gave you permission. Your list is cleaned, kept and yours.',
    title: 'Email marketing',
    subtitle: 'Letters people asked for',
    description: 'Letters to people who asked for them, each in the language they read.',
    bullets: [
      'A clean list, with permission on record',
      'A welcome for everyone who signs up',
      'A newsletter you approve in ten minutes',
      'Letters sent by what people did, not by the calendar',
      'Proper sender records, so mail arrives',
    ],
    benefit: 'Customers you already won come back without a new ad.',
    heroText:
      'The people on your list said yes once. We write to them seldom, briefly and in their language, so that they are glad they did.',
    lists: [
      {
        kind: 'solutions',
        title: 'Six things we do',
        items: [
          {
            title: 'The list, cleaned',
            text: 'Duplicates and dead addresses go. Who gave permission, and when, is written down.',
          },
          {
            title: 'Mail that arrives',
            text: 'We set up SPF, DKIM and DMARC, the records that prove a mail is really yours.',
          },
          {
            title: 'Letters, not posters',
            text: 'Text first, one picture, one button. It reads well on a small screen.',
          },
          {
            title: 'Two languages, two letters',
            text: 'Each person gets the one they chose, written for it, with its own subject line.',
          },
          {
            title: 'Letters that send themselves',
            text: 'A welcome, a thank-you, a “we miss you”: each starts when a customer does something.',
          },
          {
            title: 'An honest count',
            text: 'Replies, bookings and sales. Opens are a hint, and we treat them as one.',
          },
        ],
      },
      {
        kind: 'campaignTypes',
        title: 'Six letters worth sending',
        items: [
          { title: 'The welcome', text: 'Who you are and what to expect, minutes after somebody joins.' },
          { title: 'The newsletter', text: 'One useful thing a month, from a person with a name.' },
          {
            title: 'The cart left behind',
            text: 'A reminder with the photo and an answer to the usual doubt.',
          },
          { title: 'The date', text: 'A birthday, a yearly check-up, a warranty about to end.' },
          { title: 'The return', text: 'For those who have not come in a while, with a reason to.' },
          { title: 'The news', text: 'An opening, a new product, the season’s hours.' },
        ],
      },
      {
        kind: 'benefits',
        title: 'What changes for you',
        items: [
          { title: 'Customers come back', text: 'A good letter reminds them before they forget.' },
          { title: 'A list you own', text: 'No network can take it away or hide it.' },
          { title: 'Less spent on ads', text: 'You need not pay twice to reach the same person.' },
          { title: 'Peace with the rules', text: 'Permission, your address and one click to leave.' },
          { title: 'It sounds like you', text: 'You answer replies; people do write back.' },
          { title: 'You know what sold', text: 'Each letter has its bookings and sales beside it.' },
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
          { title: 'La bienvenida', text: 'Quién eres y qué va a recibir, minutos después de apuntarse.' },
          { title: 'El boletín', text: 'Algo útil al mes, firmado por una persona.' },
          {
            title: 'El carrito olvidado',
            text: 'Un recordatorio con la foto y la respuesta a la duda de siempre.',
          },
          { title: 'La fecha', text: 'Un cumpleaños, la revisión anual, una garantía que vence.' },
          { title: 'El regreso', text: 'Para quien hace rato no viene, con un motivo para volver.' },
          { title: 'La noticia', text: 'Una apertura, un producto nuevo, el horario de temporada.' },
        ],
      },
      {
        kind: 'benefits',
        title: 'Qué cambia para ti',
        items: [
          { title: 'Los clientes vuelven', text: 'Un buen correo les recuerda antes de que se olviden.' },
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
