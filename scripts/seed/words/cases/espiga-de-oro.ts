import type { Both, CaseWords } from '../types'

export const espigaDeOro: Both<CaseWords> = {
  en: {
    title: 'Orders closed by eight at night',
    slug: 'bakery-orders-by-eight',
    summary: 'A bakery took cake orders by phone until eleven. The form asks the right four things.',
    business: 'Five bakers, one counter, one telephone',
    place: 'Puebla, Mexico',
    cost: '$1,900 once',
    duration: 'Five weeks, August 2026',
    problem: {
      words: 'At eleven at night I’m still asking what name goes on the cake.',
      saidBy: 'Teresa Olvera, first call, July 6, 2026',
      text: 'Orders came by phone, by voice message, and on paper napkins. The four things the kitchen needs (size, flavor, name, and day) were in four different places.',
    },
    work: [
      {
        time: 'Week 1',
        title: 'Sat in the kitchen one evening',
        text: 'Twenty-three calls. Nineteen of them asked for the same four things.',
      },
      {
        time: 'Weeks 2 and 3',
        title: 'Built the order page',
        text: 'Four questions, a picture of each cake, and the days that are already full.',
      },
      {
        time: 'Week 4',
        title: 'Printed it for the kitchen',
        text: 'Each order comes out as one sheet, in large type.',
      },
      {
        time: 'Week 5',
        title: 'Moved the phone',
        text: 'After eight, the recording gives the page and the WhatsApp number.',
      },
    ],
    results: [
      {
        value: '2 hr 40',
        title: 'less on the phone each evening',
        counted:
          'Calls between 6 and 11 PM on the phone bill: four weeks of September against four weeks of July 2026.',
        source: 'the phone bill, four weeks',
        before: '3 hr 5 min',
        after: '25 min',
        beforeAmount: 185,
        afterAmount: 25,
      },
      {
        value: '1 in 60',
        title: 'orders has a mistake',
        counted:
          'Cakes made again or refunded, on the kitchen’s board: 5 of 301 in September. In July it was 21 of 254.',
        source: 'the kitchen’s board',
        before: '1 in 12',
        after: '1 in 60',
        beforeAmount: 60,
        afterAmount: 12,
      },
    ],
    lesson:
      'Paying in advance. One in three people left the page there, so we took it out. Now it only asks for a deposit above 30 servings.',
    quote: {
      words: 'I close at eight now. The first week I kept looking at the phone.',
      role: 'Baker and owner, La Espiga de Oro',
      signed: 'Read and signed by Teresa on October 20, 2026',
    },
  },
  es: {
    title: 'Los pedidos se cierran a las ocho',
    slug: 'pasteleria-pedidos-a-las-ocho',
    summary: 'Una pastelería tomaba pedidos por teléfono hasta las once. El formulario pregunta lo justo.',
    business: 'Cinco personas en el horno, un mostrador, un teléfono',
    place: 'Puebla, México',
    cost: 'US$1,900 una vez',
    duration: 'Cinco semanas, agosto de 2026',
    problem: {
      words: 'Son las once de la noche y sigo preguntando qué nombre va en el pastel.',
      saidBy: 'Teresa Olvera, primera llamada, 6 de julio de 2026',
      text: 'Los pedidos llegaban por teléfono, por audio y en servilletas. Las cuatro cosas que necesita la cocina (tamaño, sabor, nombre y día) estaban en cuatro lugares distintos.',
    },
    work: [
      {
        time: 'Semana 1',
        title: 'Pasamos una noche en la cocina',
        text: 'Veintitrés llamadas. En diecinueve se preguntaban las mismas cuatro cosas.',
      },
      {
        time: 'Semanas 2 y 3',
        title: 'Hicimos la página de pedidos',
        text: 'Cuatro preguntas, la foto de cada pastel y los días que ya están llenos.',
      },
      {
        time: 'Semana 4',
        title: 'La imprimimos para la cocina',
        text: 'Cada pedido sale en una hoja, con letra grande.',
      },
      {
        time: 'Semana 5',
        title: 'Cambiamos el teléfono',
        text: 'Después de las ocho, la grabación da la página y el número de WhatsApp.',
      },
    ],
    results: [
      {
        value: '2 h 40',
        title: 'menos al teléfono cada noche',
        counted:
          'Llamadas de 6 a 11 de la noche en el recibo: cuatro semanas de septiembre contra cuatro de julio de 2026.',
        source: 'el recibo telefónico, cuatro semanas',
        before: '3 h 5 min',
        after: '25 min',
        beforeAmount: 185,
        afterAmount: 25,
      },
      {
        value: '1 de 60',
        title: 'pedidos sale con error',
        counted:
          'Pasteles repetidos o devueltos, en el pizarrón de la cocina: 5 de 301 en septiembre. En julio fueron 21 de 254.',
        source: 'el pizarrón de la cocina',
        before: '1 de 12',
        after: '1 de 60',
        beforeAmount: 60,
        afterAmount: 12,
      },
    ],
    lesson:
      'El pago por adelantado. Una de cada tres personas se iba de la página en ese paso, así que lo quitamos. Ahora solo pide anticipo a partir de 30 porciones.',
    quote: {
      words: 'Ahora cierro a las ocho. La primera semana no dejaba de mirar el teléfono.',
      role: 'Pastelera y dueña de La Espiga de Oro',
      signed: 'Leído y firmado por Teresa el 20 de octubre de 2026',
    },
  },
}
