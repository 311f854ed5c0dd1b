import type { Language } from '@/i18n/languages'

/** What the demo says, in both languages. Each shape is that of the collection or global that holds it. */
export type Both<Words> = Record<Language, Words>

/** A heading with its sentence. */
export type Point = { title: string; text: string }

/** The same with when it happens, such as '7:40 pm' or '0 to 10 min'. */
export type Moment = Point & { time: string }

type Meta = { metaTitle: string; metaDescription: string }

/** A closing call: what it says and its button, which leads to /contact. */
type Call = { title: string; text: string; button: string }

export type HomeWords = Meta & {
  hero: { works: string; rests: string; lead: string; button: string; secondButton: string }
  problem: { title: string; text: string; moments: Moment[] }
  /** `text` holds paragraphs with an empty line between them. */
  solution: { title: string; text: string }
  services: { title: string }
  audience: { title: string; points: Point[] }
  steps: { title: string; points: Point[] }
  why: { title: string; points: Point[] }
  voices: { title: string }
  strategyCall: { title: string; button: string; note: string; moments: Moment[] }
  /** The last call of most pages. */
  finalCall: { works: string; rests: string; button: string }
}

export type AboutWords = Meta & {
  hero: { title: string; lead: string }
  mission: { title: string; text: string }
  team: { title: string; text: string }
  offices: { title: string; text: string }
  clients: { title: string; text: string; points: Point[] }
  /** Why the company was born: the problems seen, the solution, the approach. */
  origin: { title: string; text: string; problems: Point[]; solution: Point; approach: Point }
  call: Call
}

export type ServicesWords = Meta & {
  hero: { title: string; lead: string }
  /** How statistics and claims are counted; the sentences about their sources stand beside them. */
  figures: { title: string; text: string }
  call: Call
}

export type ResourcesWords = Meta & { title: string; lead: string }

/** A page whose content is still to come: the exact sentence, and what to do meanwhile. */
export type SoonWords = Meta & { title: string; soon: string; text: string; button: string }

/** `content` is Markdown. */
export type LegalWords = Meta & { title: string; lead: string; content: string }

export type ListKind =
  | 'features'
  | 'solutions'
  | 'services'
  | 'contentTypes'
  | 'campaignTypes'
  | 'process'
  | 'platforms'
  | 'websites'
  | 'mobile'
  | 'technologies'
  | 'benefits'

export type ServiceWords = Meta & {
  title: string
  subtitle: string
  /** One sentence for cards. */
  description: string
  /** A line each, on the card of /services. */
  bullets: string[]
  /** The line of the card that says what it brings. */
  benefit: string
  heroText: string
  lists: { kind: ListKind; title: string; items: Point[] }[]
}

export type MemberWords = { title: string; bio: string; portrait: string }

/** Numbers that the agency claims: `value` as it is shown, such as '500+' or '25-40%'. */
export type Figure = { value: string; label: string }

export type ClaimKey = 'hoursSaved' | 'conversion' | 'traffic' | 'lifetimeValue' | 'emailReturn'

/** Each list with the note on its source. */
export type FiguresWords = {
  statistics: Figure[]
  statisticsSource: string
  claims: Record<ClaimKey, Figure>
  claimsSource: string
}

/** `portrait` describes the picture for who does not see it. */
export type TestimonialWords = {
  position: string
  content: string
  resultsHighlight: string
  portrait: string
}

export type CategoryWords = { name: string; slug: string; description: string }
