import type { Both, SoonWords } from '../types'

export const industries: Both<SoonWords> = {
  en: {
    metaTitle: 'Industries',
    metaDescription:
      'We’re writing pages for clinics, trades, restaurants, and online shops. In the meantime, tell us what you sell and we’ll tell you what works.',
    title: 'Industries',
    soon: 'Industries content coming soon...',
    text: 'We’re writing a page for each industry we know well, and none for the ones we don’t. You don’t have to wait: tell us what you sell, and we’ll tell you what has worked for businesses like yours.',
    button: 'Ask about your industry',
  },
  es: {
    metaTitle: 'Giros',
    metaDescription:
      'Estamos escribiendo páginas para consultorios, oficios, restaurantes y tiendas en línea. Mientras tanto, cuéntanos qué vendes y te respondemos.',
    title: 'Giros',
    soon: 'Pronto verás aquí el contenido por giro...',
    text: 'Vamos a publicar una página por cada giro que conocemos bien, y ninguna de los que no. No hace falta que esperes: cuéntanos qué vendes y te decimos qué les ha funcionado a negocios como el tuyo.',
    button: 'Pregunta por tu giro',
  },
}
