import type { Both, ServiceWords } from '../types'

export const contentMarketing: Both<ServiceWords> = {
  en: {
    metaTitle: 'Content marketing in English and Spanish',
    metaDescription:
      'Articles, posts, and short videos that answer what customers ask you every day. Written in each language by someone who grew up in it.',
    title: 'Content marketing',
    subtitle: 'Written in each language',
    description:
      'Articles, posts, and videos people actually finish. Written in each language, not translated into it.',
    bullets: [
      'A monthly interview instead of homework',
      'Articles that answer what customers ask',
      'Posts and short videos for social media',
      'English and Spanish by two different writers',
      'A calendar you approve in one sitting',
    ],
    benefit: 'People arrive already knowing what you do and what it costs.',
    heroText:
      'You know the answers; you give them all day. We write them down, once in English and once in Spanish, so they work while you sleep.',
    lists: [
      {
        kind: 'services',
        title: 'What we take off your plate',
        items: [
          {
            title: 'The interview',
            text: 'Once a month we call and ask what customers have been asking you. You talk; we take notes.',
          },
          {
            title: 'The calendar',
            text: 'What goes out, where, and when. You read it once, change what you like, and forget about it.',
          },
          {
            title: 'The writing',
            text: 'Two writers start from the same facts, one in each language. Neither reads the other’s text first.',
          },
          {
            title: 'Photos and video',
            text: 'We tell you what to film and how to hold your phone. We edit it and add captions.',
          },
          {
            title: 'Publishing',
            text: 'Website, Google profile, Instagram, Facebook: each with the size and the words that fit.',
          },
          {
            title: 'The cleanup',
            text: 'We go through what you already have: what stays, what gets fixed, and what should go.',
          },
        ],
      },
      {
        kind: 'contentTypes',
        title: 'Six things we make',
        items: [
          {
            title: 'Articles',
            text: 'One question, one honest answer, with prices where you can give them.',
          },
          {
            title: 'Short videos',
            text: 'Your hands, your shop, your voice. With captions, because many people watch without sound.',
          },
          { title: 'Social posts', text: 'Fewer and better, with a photo only you could take.' },
          {
            title: 'Guides',
            text: 'What to check before choosing a roofer, a dentist, or a caterer. Even if it’s not you.',
          },
          {
            title: 'Customer stories',
            text: 'Someone who had the same problem tells how it went, in their own words.',
          },
          {
            title: 'Questions and answers',
            text: 'What people ask at the counter, answered where they look for it first.',
          },
        ],
      },
      {
        kind: 'benefits',
        title: 'What changes for you',
        items: [
          { title: 'Shorter calls', text: 'People have read the basics before they call.' },
          { title: 'Trust in both languages', text: 'It sounds like a neighbor, not like a manual.' },
          { title: 'No blank page', text: 'You talk for a while; the month is planned.' },
          { title: 'Customers who fit', text: 'They’ve read how you work, so they know what to expect.' },
          { title: 'One piece, many uses', text: 'An article becomes a post, a video, and an email.' },
          { title: 'It keeps its value', text: 'A good answer still works next year, and it’s yours.' },
        ],
      },
    ],
  },
  es: {
    metaTitle: 'Marketing de contenidos en español e inglés',
    metaDescription:
      'Artículos, publicaciones y videos que responden lo que te preguntan todos los días. Escritos en cada idioma por alguien que creció en él.',
    title: 'Marketing de contenidos',
    subtitle: 'Escrito en cada idioma',
    description:
      'Artículos, publicaciones y videos que la gente termina. Escritos en cada idioma, no traducidos.',
    bullets: [
      'Una conversación al mes en lugar de tarea',
      'Artículos que responden lo que te preguntan',
      'Publicaciones y videos cortos para tus redes',
      'Una persona escribe en español y otra en inglés',
      'Un calendario que apruebas de una sentada',
    ],
    benefit: 'La gente llega sabiendo qué haces y cuánto cuesta.',
    heroText:
      'Las respuestas ya te las sabes: las das todo el día. Nosotros las escribimos una vez en español y otra en inglés, para que trabajen mientras duermes.',
    lists: [
      {
        kind: 'services',
        title: 'Lo que te quitamos de encima',
        items: [
          {
            title: 'La entrevista',
            text: 'Una vez al mes te llamamos y te preguntamos qué te preguntaron. Tú hablas como hablas; nosotros tomamos nota.',
          },
          {
            title: 'El calendario',
            text: 'Qué sale, dónde y qué día. Lo lees una vez, cambias lo que quieras y te olvidas.',
          },
          {
            title: 'Los textos',
            text: 'Dos personas parten de los mismos datos, una en cada idioma. Ninguna lee antes lo que hizo la otra.',
          },
          {
            title: 'Fotos y video',
            text: 'Te decimos qué grabar con tu celular y cómo sostenerlo. Nosotros editamos y ponemos subtítulos.',
          },
          {
            title: 'La publicación',
            text: 'Sitio, perfil de Google, Instagram, Facebook: en cada lugar, con el tamaño y las palabras que van ahí.',
          },
          {
            title: 'La limpieza',
            text: 'Revisamos lo que ya tienes: qué se queda, qué se arregla y qué conviene quitar.',
          },
        ],
      },
      {
        kind: 'contentTypes',
        title: 'Seis cosas que hacemos',
        items: [
          {
            title: 'Artículos',
            text: 'Una pregunta y una respuesta honesta, con precios cuando los puedas dar.',
          },
          {
            title: 'Videos cortos',
            text: 'Tus manos, tu local, tu voz. Con subtítulos, porque mucha gente los ve sin sonido.',
          },
          {
            title: 'Publicaciones en redes',
            text: 'Menos y mejores, con una foto que solo tú podrías tomar.',
          },
          {
            title: 'Guías',
            text: 'Qué revisar antes de elegir dentista, electricista o salón de fiestas. Aunque al final no seas tú.',
          },
          {
            title: 'Historias de clientes',
            text: 'Alguien que tuvo el mismo problema cuenta cómo le fue, con sus palabras.',
          },
          {
            title: 'Preguntas y respuestas',
            text: 'Lo que preguntan en el mostrador, contestado donde primero lo buscan.',
          },
        ],
      },
      {
        kind: 'benefits',
        title: 'Qué cambia para ti',
        items: [
          { title: 'Llamadas más cortas', text: 'Cuando te llaman, ya leyeron lo básico.' },
          { title: 'Confianza en los dos idiomas', text: 'Suena a gente de tu barrio, no a instructivo.' },
          { title: 'Sin hoja en blanco', text: 'Hablas un rato y el mes queda planeado.' },
          { title: 'Clientes que te convienen', text: 'Quien leyó cómo trabajas sabe qué esperar.' },
          { title: 'Una pieza, varios usos', text: 'Un artículo se vuelve publicación, video y correo.' },
          { title: 'No caduca', text: 'Una buena respuesta sirve el año que viene, y es tuya.' },
        ],
      },
    ],
  },
}
