import type { ServiceSlug } from '../../../src/features/services/rules'
import type { Both, PackageWords, PriceWords } from './types'

/** Sample prices in cents, and their texts. The note on them says that they are samples. */

type Sample = {
  from: number
  setup: number | null
  isOnce?: true
  words: Both<PriceWords>
  packages?: { price: number; setup: number; jobs: number; words: Both<PackageWords> }[]
}

export const priceNote: Both<string> = {
  en: 'Sample prices of the demo agency, in US dollars, before tax.',
  es: 'Precios de muestra de la agencia demo, en dólares de Estados Unidos, sin impuestos.',
}

const weeks = (count: number): Both<PriceWords> => ({
  en: { readyIn: `${count} weeks` },
  es: { readyIn: `${count} semanas` },
})

const automation: Both<PriceWords> = {
  en: {
    readyIn: '2 weeks',
    pricesText:
      'Two packages. Both run in English and Spanish, and both are month to month: cancel with 30 days’ notice and keep what we built.',
    questions: [
      {
        question: 'Why “from”?',
        answer:
          'Three things move the price: how many channels you answer on, how many systems we connect, and how many people share the inbox. On the free call we’ll tell you your number, and the proposal puts it in writing.',
      },
      {
        question: 'Is there a contract?',
        answer: 'Month to month. Tell us 30 days ahead and it ends. There’s no cancellation fee.',
      },
      {
        question: 'How long does setup take?',
        answer:
          'First answer: two weeks. Whole conversation: four. You read every message before it goes live.',
      },
      {
        question: 'What happens to it if we stop?',
        answer: 'It’s yours. Accounts, messages, lists, and the manual are in your name from day one.',
      },
      {
        question: 'Can I pay in pesos or soles?',
        answer:
          'Invoices are in US dollars. You can pay by card, and your bank converts the amount, or by bank transfer.',
      },
    ],
  },
  es: {
    readyIn: '2 semanas',
    pricesText:
      'Dos paquetes. Los dos trabajan en español y en inglés, mes a mes: cancelas avisando 30 días antes y te quedas con lo que construimos.',
    questions: [
      {
        question: '¿Por qué «desde»?',
        answer:
          'Tres cosas mueven el precio: en cuántos canales contestas, cuántos sistemas conectamos y cuántas personas comparten la bandeja. En la llamada gratis te decimos tu número y la propuesta lo pone por escrito.',
      },
      {
        question: '¿Hay contrato?',
        answer: 'Es mes a mes. Avísanos con 30 días y se termina, sin penalización.',
      },
      {
        question: '¿Cuánto tarda en estar listo?',
        answer:
          'Primera respuesta, dos semanas. Conversación completa, cuatro. Lees cada texto antes de que salga.',
      },
      {
        question: '¿Qué pasa con todo si lo dejamos?',
        answer:
          'Es tuyo. Las cuentas, los textos, las listas y el manual están a tu nombre desde el primer día.',
      },
      {
        question: '¿Puedo pagar en pesos o en soles?',
        answer:
          'Las facturas son en dólares. Puedes pagar con tarjeta, y tu banco hace el cambio, o por transferencia.',
      },
    ],
  },
}

const firstAnswer: Both<PackageWords> = {
  en: {
    name: 'First answer',
    audience: 'For you if messages wait until you close.',
    included: [
      'Form, WhatsApp, and email answered right away',
      'Your hours, your price range, the next open slot',
      'Complaints and large orders ring your phone',
      'Up to 300 conversations a month',
      'One page of numbers a month',
    ],
    excluded: [
      'Reminders and follow-up on quotes',
      'Ad spend and WhatsApp’s own fees; Meta bills you directly',
      'Phone calls answered by a person',
    ],
  },
  es: {
    name: 'Primera respuesta',
    audience: 'Para ti, si los mensajes esperan hasta que cierras.',
    included: [
      'Formulario, WhatsApp y correo contestados al momento',
      'Tu horario, tus precios y la próxima hora libre',
      'Las quejas y los pedidos grandes suenan en tu teléfono',
      'Hasta 300 conversaciones al mes',
      'Una página de números al mes',
    ],
    excluded: [
      'Recordatorios y seguimiento de cotizaciones',
      'El gasto en anuncios y las tarifas de WhatsApp; Meta te las cobra a ti',
      'Llamadas contestadas por una persona',
    ],
  },
}

const wholeConversation: Both<PackageWords> = {
  en: {
    name: 'Whole conversation',
    audience: 'For you if people ask, and then go quiet.',
    included: [
      'Everything in First answer',
      'Reminders that take yes, no, or another day',
      'Every quote followed up until there’s an answer',
      'Thank-yous and review requests',
      'One contact list, without duplicates',
      'Up to 1,000 conversations a month',
    ],
    excluded: [
      'Ad spend and WhatsApp’s own fees',
      'A new website or booking system',
      'Phone calls answered by a person',
    ],
  },
  es: {
    name: 'Conversación completa',
    audience: 'Para ti, si preguntan y luego ya no contestan.',
    included: [
      'Todo lo de Primera respuesta',
      'Recordatorios que aceptan sí, no u otro día',
      'Seguimiento a cada cotización hasta que haya respuesta',
      'Agradecimientos y solicitud de reseñas',
      'Una lista de personas, sin repetidos',
      'Hasta 1,000 conversaciones al mes',
    ],
    excluded: [
      'El gasto en anuncios y las tarifas de WhatsApp',
      'Un sitio o un sistema de citas nuevo',
      'Llamadas contestadas por una persona',
    ],
  },
}

export const prices: Record<ServiceSlug, Sample> = {
  'marketing-automation': {
    from: 390_00,
    setup: 900_00,
    words: automation,
    packages: [
      { price: 390_00, setup: 900_00, jobs: 3, words: firstAnswer },
      { price: 690_00, setup: 1_600_00, jobs: 6, words: wholeConversation },
    ],
  },
  'content-marketing': { from: 480_00, setup: 600_00, words: weeks(3) },
  'seo-optimization': { from: 450_00, setup: 700_00, words: weeks(4) },
  'web-development': { from: 1_900_00, setup: null, isOnce: true, words: weeks(5) },
  'email-marketing': { from: 410_00, setup: 400_00, words: weeks(2) },
  'digital-advertising': { from: 420_00, setup: 500_00, words: weeks(2) },
}
