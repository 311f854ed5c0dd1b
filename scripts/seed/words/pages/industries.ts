import type { Both, SoonWords } from '../types'

/** The page of industries, still to come. */
export const industries: Both<SoonWords> = {
  en: {
    metaTitle: 'Industries',
    metaDescription:
      'Pages for clinics, trades, restaurants and online shops are being written. Until then, tell us what you sell and we answer for your trade.',
    title: 'Industries',
    soon: 'Industries content coming soon...',
    text: 'We are writing one page for each trade we know well, and none for those we do not. You do not have to wait: tell us what you sell, and we tell you what has worked for businesses like yours.',
    button: 'Ask about your trade',
  },
  es: {
    metaTitle: 'Industrias y giros',
    metaDescription:
      'Estamos escribiendo páginas para consultorios, oficios, restaurantes y tiendas en línea. Mientras tanto, cuéntanos qué vendes y te respondemos.',
    title: 'Industrias',
    soon: 'Pronto verás aquí el contenido de industrias...',
    text: 'Vamos a publicar una página por cada giro que conocemos bien, y ninguna de los que no. No hace falta que esperes: cuéntanos qué vendes y te decimos qué les ha funcionado a negocios como el tuyo.',
    button: 'Pregunta por tu giro',
  },
}
