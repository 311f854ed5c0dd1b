import { svg, type Drawing } from '../../../src/lib/art/svg'
import type { SeedPicture } from '../steps/pictures'
import { fiveEnvelopes, missedCall, monthOfPosts, smallPhone, twoSearches } from './drawings'
import { renderPng } from './raster'

const createPicture = (name: string, drawing: () => Drawing, en: string, es: string): SeedPicture => ({
  name,
  data: () => renderPng(svg(drawing()), 1600),
  alt: { en, es },
})

/** Featured images of some posts, by the name of the post's folder. The other posts have generated covers. */
export const featuredPictures: Partial<Record<string, SeedPicture>> = {
  'missed-call': createPicture(
    'missed-call',
    missedCall,
    'A crimson telephone receiver shaped like an arch rings in front of a yellow sun',
    'Un auricular carmesí con forma de arco suena delante de un sol amarillo',
  ),
  'five-emails': createPicture(
    'five-emails',
    fiveEnvelopes,
    'Five envelopes hang from the cable of a bridge over blue water',
    'Cinco sobres cuelgan del cable de un puente sobre el agua azul',
  ),
  'cheap-phone': createPicture(
    'cheap-phone',
    smallPhone,
    'A telephone with a round top shows a small stone arch over water',
    'Un teléfono de borde redondo muestra un pequeño arco de piedra sobre el agua',
  ),
  'near-me': createPicture(
    'near-me',
    twoSearches,
    'Two map pins, a blue one and a crimson one, point at the two ends of the same arch',
    'Dos marcadores de mapa, uno azul y otro carmesí, señalan los dos extremos del mismo arco',
  ),
}

/** Pictures of figures, by the name that a post's Markdown has in their place. */
export const figurePictures: Readonly<Record<string, SeedPicture>> = {
  'month-of-posts-calendar': createPicture(
    'month-of-posts-calendar',
    monthOfPosts,
    'Four weeks as four lines; on each stand three arched doors, for Monday, Wednesday, and Friday, and two Fridays are empty',
    'Cuatro semanas como cuatro líneas; en cada una hay tres puertas con arco, de lunes, miércoles y viernes, y dos viernes están vacíos',
  ),
}
