import { coverOf, cover, type CoverName } from './cover'
import { localBusiness, onlineShop, smallBusiness, startup } from './pictures/audience'
import { closedShop, origin } from './pictures/about'
import { advertisingBay, automationBay, seoBay, webBay } from './pictures/bay-outer'
import { fifteenHours } from './pictures/fifteen-hours'
import { finalWall } from './pictures/final-wall'
import { gate } from './pictures/gate'
import { heroNarrow, heroWide } from './pictures/hero'
import {
  messageAnswer,
  messageBooking,
  messageQuestion,
  messageReminder,
} from './pictures/message-to-booking'
import { platformFeed } from './pictures/platform-feed'
import { platformSearch } from './pictures/platform-search'
import { platformTowers } from './pictures/platform-towers'
import { processArch } from './pictures/process'
import { advertising, advertisingScene } from './pictures/service-advertising'
import { automation, automationScene } from './pictures/service-automation'
import { content, contentScene } from './pictures/service-content'
import { email, emailScene } from './pictures/service-email'
import { seo, seoScene } from './pictures/service-seo'
import { web, webScene } from './pictures/service-web'
import { careers, caseStudies, industries } from './pictures/coming-soon'
import { sent } from './pictures/sent'
import { careersGround, caseStudiesGround, industriesGround } from './pictures/soon-grounds'
import { solution } from './pictures/solution'
import { broken, empty, notFound, search } from './pictures/states'
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
  'bay-marketing-automation': of(2000, 400, automationBay),
  'bay-seo-optimization': of(1760, 400, seoBay),
  'bay-web-development': of(1760, 400, webBay),
  'bay-digital-advertising': of(2000, 400, advertisingBay),
  'scene-marketing-automation': of(600, 600, automationScene),
  'scene-content-marketing': of(600, 600, contentScene),
  'scene-seo-optimization': of(600, 600, seoScene),
  'scene-web-development': of(600, 600, webScene),
  'scene-email-marketing': of(600, 600, emailScene),
  'scene-digital-advertising': of(600, 600, advertisingScene),
  'message-question': of(360, 452, messageQuestion),
  'message-answer': of(360, 452, messageAnswer),
  'message-reminder': of(360, 452, messageReminder),
  'message-booking': of(360, 452, messageBooking),
  'platform-search': of(420, 500, platformSearch),
  'platform-feed': of(420, 500, platformFeed),
  'platform-towers': of(420, 500, platformTowers),
  'hours-fifteen': of(720, 374, fifteenHours),
  'thirty-1': of(400, 200, () => thirty(0)),
  'thirty-2': of(400, 200, () => thirty(1)),
  'thirty-3': of(400, 200, () => thirty(2)),
  'process-arch': of(1296, 470, processArch),
  talk: of(640, 420, talk),
  sent: of(900, 330, sent),
  'audience-small-business': of(120, 76, smallBusiness),
  'audience-local-business': of(120, 76, localBusiness),
  'audience-online-shop': of(120, 76, onlineShop),
  'audience-startup': of(120, 76, startup),
  'about-closed-shop': of(760, 560, closedShop),
  'about-origin': of(640, 640, origin),
  'portrait-placeholder': of(400, 500, somebody),
  industries: of(800, 600, industries),
  'case-studies': of(800, 600, caseStudies),
  careers: of(800, 600, careers),
  'soon-industries': of(760, 860, industriesGround),
  'soon-case-studies': of(760, 860, caseStudiesGround),
  'soon-careers': of(760, 860, careersGround),
  'not-found': of(800, 420, notFound),
  empty: of(480, 240, empty),
  search: of(640, 384, search),
  error: of(480, 240, broken),
  'final-wall': of(1440, 440, finalWall),
  gate: of(760, 900, gate),
} satisfies Record<string, Picture>

type PortraitName = `portrait-${PersonName}`
export type PictureName = keyof typeof drawn | PortraitName | CoverName

const portraits = Object.fromEntries(
  Object.entries(people).map(([name, person]) => [`portrait-${name}`, of(400, 500, () => portrait(person))]),
) as Record<PortraitName, Picture>

/** Every named picture. Covers are not listed: their names encode structure, palette and seed (cover.ts). */
export const pictures: Readonly<Record<Exclude<PictureName, CoverName>, Picture>> = { ...drawn, ...portraits }

/** Returns a picture by its name, or undefined for an unknown name. */
export function pictureOf(name: string): Picture | undefined {
  if (Object.hasOwn(pictures, name)) return pictures[name as keyof typeof pictures]
  const asked = coverOf(name)
  return asked && of(800, 600, () => cover(asked.structure, asked.palette, asked.seed))
}

/** Returns a picture as an SVG file, or undefined for an unknown name. */
export function fileOf(name: string): string | undefined {
  const picture = pictureOf(name)
  return picture && svg(picture.draw())
}
