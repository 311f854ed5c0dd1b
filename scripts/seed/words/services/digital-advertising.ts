import type { Both, ServiceWords } from '../types'

export const digitalAdvertising: Both<ServiceWords> = {
  en: {
    metaTitle: 'Google, Meta, and LinkedIn ads',
    metaDescription:
      'Ads on Google, Meta, and LinkedIn in English and Spanish, with a result next to every dollar. The accounts are yours, and you can pause anytime.',
    title: 'Digital advertising',
    subtitle: 'Google, Meta, LinkedIn',
    description:
      'Google, Meta, and LinkedIn ads with a result next to every dollar, and a pause button you can reach.',
    bullets: [
      'A spending limit you set',
      'Ads and landing pages in the same language',
      'Calls, messages, and sales counted, not only clicks',
      'Only the area you actually serve',
      'Accounts in your name, with your card',
    ],
    benefit: 'You know what each ad brought in, and you turn off the rest.',
    heroText:
      'Money went out today. We make sure you know what it brought in, from which ad and in which language, before you spend more.',
    lists: [
      {
        kind: 'platforms',
        title: 'Three places, three reasons',
        items: [
          {
            title: 'Google Ads',
            text: 'People who know what they need and type it. Search, maps, and YouTube.',
          },
          {
            title: 'Meta',
            text: 'Facebook and Instagram, and a chat on WhatsApp when a picture makes them stop.',
          },
          {
            title: 'LinkedIn',
            text: 'Selling to other companies: by role, industry, and size. It’s expensive, so we use it sparingly.',
          },
        ],
      },
      {
        kind: 'solutions',
        title: 'Six things we do',
        items: [
          {
            title: 'An account review',
            text: 'Where the money has gone, which keywords wasted it, and what you can turn off today.',
          },
          {
            title: 'Counting what counts',
            text: 'Calls, forms, WhatsApp chats, and orders, each traced to the ad it came from.',
          },
          {
            title: 'Ads in two languages',
            text: 'Spanish ads lead to Spanish pages and Spanish replies. English ads lead to English ones.',
          },
          {
            title: 'The right map',
            text: 'Your streets, your hours, your line of work. No clicks from a country you don’t ship to.',
          },
          {
            title: 'Pages that match',
            text: 'The page delivers what the ad promised, with one thing to do on it.',
          },
          {
            title: 'Weekly adjustments',
            text: 'We turn off what doesn’t bring in customers and move that money to what does.',
          },
        ],
      },
      {
        kind: 'benefits',
        title: 'What changes for you',
        items: [
          { title: 'No surprise bills', text: 'You set the limit; we never raise it without asking.' },
          { title: 'You see the return', text: 'What each customer cost, in one line.' },
          { title: 'Fewer wasted clicks', text: 'Wrong area or wrong service? They don’t see the ad.' },
          { title: 'A quick answer', text: 'Click at night, get an answer at night.' },
          { title: 'You keep what you learn', text: 'Accounts, audiences, and history are yours.' },
          { title: 'You can stop', text: 'There’s a pause button, and nobody calls to argue.' },
        ],
      },
    ],
  },
  es: {
    metaTitle: 'Anuncios en Google, Meta y LinkedIn',
    metaDescription:
      'Anuncios en Google, Meta y LinkedIn en español y en inglés. Sabes qué te dejó cada uno, las cuentas son tuyas y los pausas cuando quieras.',
    title: 'Publicidad digital',
    subtitle: 'Google, Meta y LinkedIn',
    description:
      'Anuncios en Google, Meta y LinkedIn. Sabes cuánto te dejó cada uno y los pausas cuando quieras.',
    bullets: [
      'Un tope de gasto que pones tú',
      'Anuncio y página en el mismo idioma',
      'Contamos llamadas, mensajes y ventas, no solo clics',
      'Solo la zona donde de verdad atiendes',
      'Cuentas a tu nombre, con tu tarjeta',
    ],
    benefit: 'Sabes qué trajo cada anuncio y apagas los demás.',
    heroText:
      'Hoy se fue dinero en anuncios. Hacemos que sepas cuánto regresó, de cuál anuncio y en qué idioma, antes de gastar más.',
    lists: [
      {
        kind: 'platforms',
        title: 'Tres lugares, tres razones',
        items: [
          {
            title: 'Google Ads',
            text: 'Gente que sabe lo que necesita y lo escribe. Búsqueda, mapas y YouTube.',
          },
          {
            title: 'Meta',
            text: 'Facebook e Instagram, y un chat por WhatsApp cuando una imagen hace que se detengan.',
          },
          {
            title: 'LinkedIn',
            text: 'Para venderles a otras empresas: por puesto, giro y tamaño. Es caro, así que lo usamos poco.',
          },
        ],
      },
      {
        kind: 'solutions',
        title: 'Seis cosas que hacemos',
        items: [
          {
            title: 'Revisar la cuenta',
            text: 'A dónde se ha ido el dinero, qué palabras lo desperdician y qué se puede apagar hoy.',
          },
          {
            title: 'Contar lo que importa',
            text: 'Llamadas, formularios, chats de WhatsApp y pedidos, cada uno con el anuncio que lo trajo.',
          },
          {
            title: 'Anuncios en dos idiomas',
            text: 'El anuncio en inglés lleva a una página en inglés y a una respuesta en inglés. El de español, igual.',
          },
          {
            title: 'El mapa correcto',
            text: 'Tus calles, tu horario, tu giro. Sin clics de un país al que no le vendes.',
          },
          {
            title: 'Páginas que cumplen',
            text: 'La página dice lo mismo que prometió el anuncio y tiene una sola cosa por hacer.',
          },
          {
            title: 'Ajustes cada semana',
            text: 'Apagamos lo que no trae clientes y pasamos ese dinero a lo que sí.',
          },
        ],
      },
      {
        kind: 'benefits',
        title: 'Qué cambia para ti',
        items: [
          { title: 'Sin sustos en la cuenta', text: 'El tope lo pones tú; sin preguntarte no se sube.' },
          { title: 'Ves lo que regresa', text: 'Cuánto costó cada cliente, en una línea.' },
          { title: 'Menos clics inútiles', text: 'Fuera de tu zona o de tu giro, no entran.' },
          { title: 'Respuesta rápida', text: 'Si hacen clic de noche, reciben respuesta de noche.' },
          { title: 'Lo aprendido se queda', text: 'Cuentas, públicos e historial son tuyos.' },
          { title: 'Puedes parar', text: 'Hay un botón de pausa y nadie te llama a discutir.' },
        ],
      },
    ],
  },
}
