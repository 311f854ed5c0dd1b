import type { Drawing } from '../../../src/lib/art/svg'
import type { SeedPicture } from '../steps/pictures'
import { fiveLetters, missedCall, smallPhone, twoSearches } from './drawings'
import { raster } from './raster'

const of = (name: string, drawing: () => Drawing, en: string, es: string): SeedPicture => ({
  name,
  data: () => raster(drawing(), 1600),
  alt: { en, es },
})

/** Uploaded pictures of some posts, by the post's folder; the others have a generated cover. */
export const featuredPictures: Partial<Record<string, SeedPicture>> = {
  'missed-call': of(
    'missed-call',
    missedCall,
    'A crimson telephone receiver shaped like an arch rings in front of a yellow sun',
    'Un auricular carmesí con forma de arco suena delante de un sol amarillo',
  ),
  'five-emails': of(
    'five-emails',
    fiveLetters,
    'Five envelopes hang from the cable of a bridge over blue water',
    'Cinco sobres cuelgan del cable de un puente sobre el agua azul',
  ),
  'cheap-phone': of(
    'cheap-phone',
    smallPhone,
    'A telephone with a round top shows a small stone arch over water',
    'Un teléfono de borde redondo muestra un pequeño arco de piedra sobre el agua',
  ),
  'near-me': of(
    'near-me',
    twoSearches,
    'Two map pins, a blue one and a crimson one, point at the two ends of the same arch',
    'Dos marcadores de mapa, uno azul y otro carmesí, señalan los dos extremos del mismo arco',
  ),
}
