import type { Both, CaseWords } from '../types'

export const tejidosAllpa: Both<CaseWords> = {
  en: {
    title: 'A second order without a discount',
    slug: 'weavers-second-order',
    summary: 'A reminder with the name of the weaver brought people back, without cutting the price.',
    business: 'Fourteen weavers, one workshop, one online shop',
    place: 'Cusco, Peru',
    cost: '$400, then $290 a month',
    duration: 'Three weeks, February 2026',
    problem: {
      words: 'People hug the sweater at the fair, and then I never hear from them again.',
      saidBy: 'Elena Ccori, first call, January 13, 2026',
      text: 'The shop had 1,900 addresses and wrote to them six times in a year, each time with a discount. Orders came on the day of the discount and stopped the day after.',
    },
    work: [
      {
        time: 'Week 1',
        title: 'Read a year of orders',
        text: 'Who came back, after how long, and what for.',
      },
      {
        time: 'Week 2',
        title: 'Wrote three emails, twice',
        text: 'Each one names the person who wove the piece and shows what they’re weaving now.',
      },
      {
        time: 'Week 3',
        title: 'Set the clock',
        text: 'The first email goes out once the piece has been worn: 40 days after it arrives, not the next morning.',
      },
    ],
    results: [
      {
        value: '18%',
        title: 'order again within 90 days; it was 7%',
        counted:
          'Buyers from March to June 2026: 203 of 1,130 ordered again within 90 days. A year earlier it was 71 of 1,014.',
        source: 'the shop’s orders, 1,130 buyers',
        before: '7%',
        after: '18%',
        beforeAmount: 7,
        afterAmount: 18,
      },
      {
        value: '0',
        title: 'discounts sent',
        counted:
          'Emails with a discount code, March to September 2026. In the same months of 2025 it was four.',
        source: 'the emails sent',
        before: '4',
        after: '0',
        beforeAmount: 4,
        afterAmount: 0,
      },
    ],
    lesson:
      'Birthdays. Hardly anyone tells a shop their birthday, and two of the forty we had were wrong. We took the question out.',
    quote: {
      words: 'Everyone asked me how much to take off. They asked me who wove it.',
      role: 'Founder, Tejidos Allpa',
      signed: 'Read and signed by Elena on October 14, 2026',
    },
  },
  es: {
    title: 'Un segundo pedido, sin descuento',
    slug: 'tejedoras-segundo-pedido',
    summary:
      'Un recordatorio con el nombre de quien tejió la prenda trajo a la gente de vuelta, sin bajar el precio.',
    business: 'Catorce personas que tejen, un taller, una tienda en línea',
    place: 'Cusco, Perú',
    cost: 'US$400 y luego US$290 al mes',
    duration: 'Tres semanas, febrero de 2026',
    problem: {
      words: 'En la feria abrazan la chompa, y después no vuelvo a saber de nadie.',
      saidBy: 'Elena Ccori, primera llamada, 13 de enero de 2026',
      text: 'La tienda tenía 1,900 correos y les escribía seis veces al año, siempre con un descuento. Los pedidos llegaban el día del descuento y se acababan al siguiente.',
    },
    work: [
      {
        time: 'Semana 1',
        title: 'Leímos un año de pedidos',
        text: 'Quién volvió, cuánto tardó y por qué prenda.',
      },
      {
        time: 'Semana 2',
        title: 'Escribimos tres correos, dos veces',
        text: 'Cada uno dice quién tejió la prenda y enseña qué está tejiendo ahora.',
      },
      {
        time: 'Semana 3',
        title: 'Pusimos el reloj',
        text: 'El primer correo sale cuando la prenda ya se usó: 40 días después de que llega, no a la mañana siguiente.',
      },
    ],
    results: [
      {
        value: '18%',
        title: 'vuelve a comprar en 90 días; antes, 7%',
        counted:
          'Quienes compraron de marzo a junio de 2026: 203 de 1,130 volvieron a pedir en 90 días. Un año antes fueron 71 de 1,014.',
        source: 'los pedidos de 1,130 compradores',
        before: '7%',
        after: '18%',
        beforeAmount: 7,
        afterAmount: 18,
      },
      {
        value: '0',
        title: 'descuentos enviados',
        counted:
          'Correos con código de descuento, de marzo a septiembre de 2026. En los mismos meses de 2025 fueron cuatro.',
        source: 'los correos enviados',
        before: '4',
        after: '0',
        beforeAmount: 4,
        afterAmount: 0,
      },
    ],
    lesson:
      'Los cumpleaños. Casi nadie le da su fecha a una tienda, y dos de las cuarenta que teníamos estaban mal. Quitamos la pregunta.',
    quote: {
      words: 'Todo el mundo me preguntaba cuánto descontar. Aquí me preguntaron quién lo tejió.',
      role: 'Fundadora de Tejidos Allpa',
      signed: 'Leído y firmado por Elena el 14 de octubre de 2026',
    },
  },
}
