import type { Both, ServiceWords } from '../types'

export const seoOptimization: Both<ServiceWords> = {
  en: {
    metaTitle: 'SEO in English and Spanish',
    metaDescription:
      'Be the answer when someone nearby searches, in English or Spanish: research, pages that answer, local profiles, and a site that loads fast.',
    title: 'SEO and optimization',
    subtitle: 'Get found when people search',
    description: 'Be the answer when someone nearby searches, in either language.',
    bullets: [
      'A search audit in plain English',
      'Keyword research in two languages',
      'Pages that answer one question each',
      'Your map profile, hours, and reviews in order',
      'A site that search engines can read',
    ],
    benefit: 'People who are already looking for you find you first.',
    heroText:
      'Someone nearby is typing what you sell, in one of two languages. We make your page the answer in both.',
    lists: [
      {
        kind: 'solutions',
        title: 'Six things we do',
        items: [
          {
            title: 'A search audit',
            text: 'What people type, what they find, and where you don’t show up. Two pages, no jargon.',
          },
          {
            title: 'Keywords in two languages',
            text: '“Dentist near me” and “dentista cerca de mí” are two markets. We research both.',
          },
          {
            title: 'Pages that answer',
            text: 'Each page answers one question better than whatever ranks above you today.',
          },
          {
            title: 'A fast, healthy site',
            text: 'Speed, structure, and markup, so search engines read what people read.',
          },
          {
            title: 'Local search',
            text: 'Your profile, hours, photos, and reviews, kept up to date in every city you serve.',
          },
          {
            title: 'Links worth having',
            text: 'Press, partners, and neighbors who mention you because they have a reason to.',
          },
        ],
      },
      {
        kind: 'process',
        title: 'Six steps, in order.',
        items: [
          { title: 'Listen', text: 'Your customers’ own words, from calls and messages.' },
          { title: 'Measure', text: 'Where you stand today, page by page.' },
          { title: 'Choose', text: 'The few searches that bring buyers.' },
          { title: 'Write', text: 'In English and Spanish, by native speakers.' },
          { title: 'Build', text: 'Markup, speed, and links between pages.' },
          { title: 'Watch', text: 'One page of numbers a month, and what comes next.' },
        ],
      },
      {
        kind: 'benefits',
        title: 'What changes for you',
        items: [
          { title: 'More of the right visits', text: 'People who were already looking for it.' },
          { title: 'Fewer paid clicks', text: 'Where you rank, you can stop paying.' },
          { title: 'Found in both languages', text: 'With pages that point to each other.' },
          { title: 'Found around the corner', text: 'Maps, hours, and reviews that agree.' },
          { title: 'A faster site', text: 'Good for search, better for people.' },
          { title: 'Work that lasts', text: 'The pages are yours and keep working.' },
        ],
      },
    ],
  },
  es: {
    metaTitle: 'SEO en español y en inglés',
    metaDescription:
      'Que te encuentren cuando alguien cerca de ti busca, en español o en inglés: investigación, páginas que responden, mapas y un sitio rápido.',
    title: 'SEO y optimización',
    subtitle: 'Te encuentran cuando buscan',
    description: 'Que te encuentren cuando alguien cerca de ti busca, en español o en inglés.',
    bullets: [
      'Un diagnóstico en palabras sencillas',
      'Investigación de búsquedas en dos idiomas',
      'Páginas que responden una pregunta cada una',
      'Tu perfil en el mapa, tu horario y tus reseñas en orden',
      'Un sitio que los buscadores pueden leer',
    ],
    benefit: 'Quien ya te está buscando te encuentra primero.',
    heroText:
      'Alguien cerca de ti está escribiendo lo que vendes, en uno de dos idiomas. Hacemos que tu página sea la respuesta en los dos.',
    lists: [
      {
        kind: 'solutions',
        title: 'Seis cosas que hacemos',
        items: [
          {
            title: 'Diagnóstico de búsqueda',
            text: 'Qué escribe la gente, qué encuentra y dónde no apareces. Dos páginas, sin tecnicismos.',
          },
          {
            title: 'Palabras en dos idiomas',
            text: '«Dentista cerca de mí» y «dentist near me» son dos mercados. Investigamos los dos.',
          },
          {
            title: 'Páginas que responden',
            text: 'Cada página contesta una pregunta mejor que lo que hoy sale arriba de ti.',
          },
          {
            title: 'Un sitio rápido y sano',
            text: 'Velocidad, estructura y marcado, para que el buscador lea lo mismo que la gente.',
          },
          {
            title: 'Búsqueda local',
            text: 'Tu perfil, tu horario, tus fotos y tus reseñas, al día en cada ciudad donde estás.',
          },
          {
            title: 'Enlaces que valen',
            text: 'Prensa, aliados y vecinos que te mencionan porque tienen motivo para hacerlo.',
          },
        ],
      },
      {
        kind: 'process',
        title: 'Seis pasos, en orden.',
        items: [
          { title: 'Escuchar', text: 'Las palabras de tus clientes, en llamadas y mensajes.' },
          { title: 'Medir', text: 'Dónde estás hoy, página por página.' },
          { title: 'Elegir', text: 'Las pocas búsquedas que traen ventas.' },
          { title: 'Escribir', text: 'Cada texto, por alguien que creció en ese idioma.' },
          { title: 'Construir', text: 'Marcado, velocidad, enlaces entre páginas.' },
          { title: 'Revisar', text: 'Una página de números al mes y lo que sigue.' },
        ],
      },
      {
        kind: 'benefits',
        title: 'Qué cambia para ti',
        items: [
          { title: 'Más visitas de las buenas', text: 'Gente que de todos modos lo andaba buscando.' },
          { title: 'Pagas menos clics', text: 'Donde ya sales, puedes dejar de comprarlos.' },
          { title: 'Sales en los dos idiomas', text: 'Con páginas enlazadas entre sí.' },
          { title: 'Te encuentran los vecinos', text: 'Mapa, horario y reseñas que coinciden.' },
          { title: 'Un sitio más rápido', text: 'Bueno para el buscador y mejor para la gente.' },
          { title: 'Trabajo que dura', text: 'Las páginas son tuyas y siguen trabajando.' },
        ],
      },
    ],
  },
}
