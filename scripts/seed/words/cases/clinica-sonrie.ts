import type { Both, CaseWords } from '../types'

export const clinicaSonrie: Both<CaseWords> = {
  en: {
    title: 'Half of the night’s messages are appointments by breakfast',
    slug: 'dental-clinic-night-messages',
    summary:
      'A two-chair clinic answered WhatsApp from bed. Now each message gets an answer in its own language, and a free hour.',
    business: 'Two dentists, two chairs, one front desk',
    place: 'Lima, Peru',
    cost: '$900, then $390 a month',
    duration: 'Two weeks, March 2026',
    problem: {
      words: 'Sixty-one people wrote that week after we closed. I answered thirty. From bed.',
      saidBy: 'Rosa Huamán, first call, February 9, 2026',
      text: 'Half of the questions were the same three: how much, when, and where to park. A third came in English, from people who live in Miraflores, and those waited longest because they had to be translated first.',
    },
    work: [
      {
        time: 'Week 1',
        title: 'Read 400 messages',
        text: 'Rosa chose which answers are hers alone: pain, complaints, and prices over $500.',
      },
      {
        time: 'Week 1',
        title: 'Wrote eleven answers, twice',
        text: 'Once in Spanish and once in English, by two different people.',
      },
      {
        time: 'Week 2',
        title: 'Joined the calendar',
        text: 'An answer now offers two free hours and books the one they take.',
      },
      {
        time: 'Week 2',
        title: 'Switched it on at night',
        text: 'Ten days from 7 PM to 8 AM, then around the clock.',
      },
    ],
    results: [
      {
        value: '31',
        title: 'more appointments in a quarter',
        counted:
          'April to June 2026 against January to March, in the clinic’s calendar. Canceled ones don’t count.',
        source: 'the clinic’s own calendar',
        before: '62',
        after: '93',
        beforeAmount: 62,
        afterAmount: 93,
      },
      {
        value: '4 min',
        title: 'to the first answer',
        counted: 'Median of 1,204 messages with their time stamps. It was 7 hr 20 min.',
        source: 'the time stamps of 1,204 messages',
        before: '7 hr 20 min',
        after: '4 min',
        beforeAmount: 440,
        afterAmount: 4,
      },
      {
        value: '1 in 14',
        title: 'doesn’t show up',
        counted: 'It was 1 in 5. Counted at the front desk, by hand, for six weeks each.',
        source: 'the front desk’s list',
        before: '1 in 5',
        after: '1 in 14',
        beforeAmount: 20,
        afterAmount: 7,
      },
    ],
    lesson:
      'Reminders by text message. Half of the numbers were landlines, and we paid for six weeks before we looked. Now they go by WhatsApp.',
    quote: { signed: 'Read and signed by Rosa on July 9, 2026' },
  },
  es: {
    title: 'La mitad de los mensajes de la noche ya son citas en el desayuno',
    slug: 'clinica-dental-mensajes-de-noche',
    summary:
      'Un consultorio de dos sillones contestaba WhatsApp desde la cama. Ahora cada mensaje recibe respuesta en su idioma y una hora libre.',
    business: 'Dos dentistas, dos sillones, una recepción',
    place: 'Lima, Perú',
    cost: 'US$900 y luego US$390 al mes',
    duration: 'Dos semanas, marzo de 2026',
    problem: {
      words:
        'Esa semana escribieron sesenta y una personas después de cerrar. Contesté treinta. Desde la cama.',
      saidBy: 'Rosa Huamán, primera llamada, 9 de febrero de 2026',
      text: 'La mitad de las preguntas eran las mismas tres: cuánto cuesta, cuándo se puede y dónde me estaciono. Una tercera parte llegaba en inglés, de gente que vive en Miraflores, y esas esperaban más porque primero había que traducirlas.',
    },
    work: [
      {
        time: 'Semana 1',
        title: 'Leímos 400 mensajes',
        text: 'Rosa escogió qué respuestas son solo suyas: dolor, quejas y precios de más de US$500.',
      },
      {
        time: 'Semana 1',
        title: 'Escribimos once respuestas, dos veces',
        text: 'Una en español y otra en inglés, cada una por una persona distinta.',
      },
      {
        time: 'Semana 2',
        title: 'Conectamos la agenda',
        text: 'La respuesta ahora ofrece dos horas libres y aparta la que elijan.',
      },
      {
        time: 'Semana 2',
        title: 'Lo encendimos de noche',
        text: 'Diez días, de 7 de la noche a 8 de la mañana; después, todo el día.',
      },
    ],
    results: [
      {
        value: '31',
        title: 'citas más en un trimestre',
        counted:
          'De abril a junio de 2026 contra enero a marzo, en la agenda de la clínica. Las canceladas no cuentan.',
        source: 'la agenda de la clínica',
        before: '62',
        after: '93',
        beforeAmount: 62,
        afterAmount: 93,
      },
      {
        value: '4 min',
        title: 'para la primera respuesta',
        counted: 'Mediana de 1,204 mensajes con su hora. Antes eran 7 h 20 min.',
        source: 'la hora de 1,204 mensajes',
        before: '7 h 20 min',
        after: '4 min',
        beforeAmount: 440,
        afterAmount: 4,
      },
      {
        value: '1 de 14',
        title: 'no llega a su cita',
        counted: 'Antes era 1 de 5. Contado a mano en recepción, seis semanas cada vez.',
        source: 'la lista de recepción',
        before: '1 de 5',
        after: '1 de 14',
        beforeAmount: 20,
        afterAmount: 7,
      },
    ],
    lesson:
      'Los recordatorios por SMS. La mitad de los números eran fijos y pagamos seis semanas antes de darnos cuenta. Ahora van por WhatsApp.',
    quote: { signed: 'Leído y firmado por Rosa el 9 de julio de 2026' },
  },
}
