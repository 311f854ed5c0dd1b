import { coverOf, cover, type CoverName } from './cover'
import { localBusiness, onlineShop, smallBusiness, startup } from './pictures/audience'
import { offices, origin } from './pictures/about'
import { finalWall } from './pictures/final-wall'
import { gate } from './pictures/gate'
import { heroNarrow, heroWide } from './pictures/hero'
import { processArch } from './pictures/process'
import { advertising, advertisingScene } from './pictures/service-advertising'
import { automation, automationScene } from './pictures/service-automation'
import { content, contentScene } from './pictures/service-content'
import { email, emailScene } from './pictures/service-email'
import { seo, seoScene } from './pictures/service-seo'
import { web, webScene } from './pictures/service-web'
import { careers, caseStudies, industries } from './pictures/soon'
import { solution } from './pictures/solution'
import { broken, empty, notFound } from './pictures/states'
import { talk, thirty } from './pictures/talk'
import { people, type PersonName } from './portraits/people'
import { portrait, somebody } from './portraits/portrait'
import { svg, type Drawing } from './svg'

type Picture = { width: number; height: number; draw: () => Drawing }

const of = (width: number, height: number, draw: () => Drawing): Picture => ({ width, height, draw })

const drawn = {
  'hero-wide': of(1440, 470, heroWide),
  'hero-narrow': of(750, 640, heroNarrow),
  solution: of(640, 760, solution),
  'service-marketing-automation': of(600, 400, automation),
  'service-content-marketing': of(480, 400, content),
  'service-seo-optimization': of(360, 400, seo),
  'service-web-development': of(360, 400, web),
  'service-email-marketing': of(480, 400, email),
  'service-digital-advertising': of(600, 400, advertising),
  'scene-marketing-automation': of(600, 600, automationScene),
  'scene-content-marketing': of(600, 600, contentScene),
  'scene-seo-optimization': of(600, 600, seoScene),
  'scene-web-development': of(600, 600, webScene),
  'scene-email-marketing': of(600, 600, emailScene),
  'scene-digital-advertising': of(600, 600, advertisingScene),
  'thirty-1': of(400, 200, () => thirty(0)),
  'thirty-2': of(400, 200, () => thirty(1)),
  'thirty-3': of(400, 200, () => thirty(2)),
  'process-arch': of(1296, 470, processArch),
  talk: of(640, 420, talk),
  'audience-small-business': of(120, 76, smallBusiness),
  'audience-local-business': of(120, 76, localBusiness),
  'audience-online-shop': of(120, 76, onlineShop),
  'audience-startup': of(120, 76, startup),
  'about-offices': of(1440, 440, offices),
  'about-origin': of(640, 640, origin),
  'portrait-placeholder': of(400, 500, somebody),
  industries: of(800, 600, industries),
  'case-studies': of(800, 600, caseStudies),
  careers: of(800, 600, careers),
  'not-found': of(800, 420, notFound),
  empty: of(480, 240, empty),
  error: of(480, 240, broken),
  'final-wall': of(1440, 440, finalWall),
  gate: of(760, 900, gate),
} satisfies Record<string, Picture>

type PortraitName = `portrait-${PersonName}`
export type PictureName = keyof typeof drawn | PortraitName | CoverName

const portraits = Object.fromEntries(
  Object.entries(people).map(([name, person]) => [`portrait-${name}`, of(400, 500, () => portrait(person))]),
) as Record<PortraitName, Picture>

/** Every picture that has a name of its own; covers come besides, from their structure, palette and seed. */
export const pictures: Readonly<Record<Exclude<PictureName, CoverName>, Picture>> = { ...drawn, ...portraits }

/** A picture by its name; undefined when there is none. */
export function pictureOf(name: string): Picture | undefined {
  if (Object.hasOwn(pictures, name)) return pictures[name as keyof typeof pictures]
  const asked = coverOf(name)
  return asked && of(800, 600, () => cover(asked.structure, asked.palette, asked.seed))
}

/** The file of a picture; undefined when there is none of that name. */
export function fileOf(name: string): string | undefined {
  const picture = pictureOf(name)
  return picture && svg(picture.draw())
}
