type Words = { title: string; subject: string; content: string }

/** Texts to start a reply from. {name} is the lead's first name, {me} the writer's. */
export const replyTemplates: { en: Words; es: Words }[] = [
  {
    en: {
      title: 'First reply, offers a call',
      subject: 'Your message to us',
      content: `Hi {name},

Thanks for writing. Yes, we can help with that, and the quickest way to tell you what it would take is a free 30-minute call.

Would Tuesday or Thursday work for you? Send me a time that suits you and I’ll call you.

{me}`,
    },
    es: {
      title: 'Primera respuesta, propone una llamada',
      subject: 'Sobre tu mensaje',
      content: `Hola, {name}:

Gracias por escribirnos. Sí podemos ayudarte con eso, y la forma más rápida de decirte qué hace falta es una llamada gratis de 30 minutos.

¿Te queda bien el martes o el jueves? Mándame la hora que te convenga y yo te llamo.

{me}`,
    },
  },
  {
    en: {
      title: 'Asks for more details',
      subject: 'A few questions before we answer',
      content: `Hi {name},

Thanks for telling us about your business. So that I don’t answer with generalities, could you tell me three things?

1. What do you sell, and where are your customers?
2. What have you tried so far, and what came of it?
3. When would you like to see a first result?

A few lines are enough.

{me}`,
    },
    es: {
      title: 'Pide más datos',
      subject: 'Unas preguntas antes de responderte',
      content: `Hola, {name}:

Gracias por contarnos de tu negocio. Para no contestarte con generalidades, ¿me cuentas tres cosas?

1. ¿Qué vendes y dónde están tus clientes?
2. ¿Qué has probado hasta ahora y cómo te fue?
3. ¿Para cuándo te gustaría ver un primer resultado?

Con unas líneas basta.

{me}`,
    },
  },
  {
    en: {
      title: 'Prices and timing',
      subject: 'What it costs and how long it takes',
      content: `Hi {name},

You asked what it costs. It depends on how much there is to set up, so I’d rather not give you a number I’d have to take back.

After a short call I’ll send you a written proposal with a setup fee, a monthly fee, and dates. There’s no charge for it, and no obligation.

When can I call you?

{me}`,
    },
    es: {
      title: 'Precios y tiempos',
      subject: 'Cuánto cuesta y cuánto tarda',
      content: `Hola, {name}:

Preguntaste cuánto cuesta. Depende de cuánto haya que preparar, así que prefiero no darte una cifra que luego tenga que corregir.

Después de una llamada corta te mando una propuesta por escrito con el pago inicial, la mensualidad y las fechas. No tiene costo y no te compromete a nada.

¿Cuándo te puedo llamar?

{me}`,
    },
  },
  {
    en: {
      title: 'Not a fit',
      subject: 'Your message to us',
      content: `Hi {name},

Thanks for thinking of us. What you’re looking for isn’t something we do well, and I’d rather tell you now than after you’ve paid for it.

If your plans change, or you’d like a second opinion on an offer from someone else, write to me. I’m happy to take a look.

{me}`,
    },
    es: {
      title: 'No es para nosotros',
      subject: 'Sobre tu mensaje',
      content: `Hola, {name}:

Gracias por pensar en nosotros. Lo que buscas no es algo que hagamos bien, y prefiero decírtelo ahora y no después de que lo hayas pagado.

Si cambian tus planes, o quieres una segunda opinión sobre la oferta de alguien más, escríbeme. Con gusto la reviso.

{me}`,
    },
  },
]
