import type { ServiceSlug } from '@/features/services/rules'
import type { Language } from '@/i18n/languages'

// The types match the fields of the collections and globals that hold the texts.

/** A text in both languages. */
export type Both<Words> = Record<Language, Words>

export type Point = { title: string; text: string }

/** `time` is a text such as '7:40 PM' or '0 to 10 min'. */
export type TimelineItem = Point & { time: string }

type Meta = { metaTitle: string; metaDescription: string }

/** A call to action whose button leads to /contact. */
type Call = { title: string; text: string; button: string }

export type HomeWords = Meta & {
  hero: { titleStart: string; titleEnd: string; lead: string; button: string; secondButton: string }
  problem: { title: string; text: string; timeline: TimelineItem[] }
  /** An empty line in `text` starts a new paragraph. */
  solution: { title: string; text: string }
  services: { title: string }
  audience: { title: string; points: Point[] }
  steps: { title: string; points: Point[] }
  why: { title: string; points: Point[] }
  testimonials: { title: string }
  strategyCall: { title: string; button: string; note: string; timeline: TimelineItem[] }
  /** The call to action at the end of most pages. */
  finalCall: { titleStart: string; titleEnd: string; button: string }
}

export type AboutWords = Meta & {
  hero: { title: string; lead: string }
  mission: { title: string; text: string }
  team: { title: string; text: string }
  offices: { title: string; text: string }
  clients: { title: string; text: string; points: Point[] }
  /** Why the company was founded. */
  origin: { title: string; text: string; problems: Point[]; solution: Point; approach: Point }
  call: Call
}

export type ServicesWords = Meta & {
  hero: { title: string; lead: string }
  /** The section with statistics and claims. */
  figures: { title: string; text: string }
  call: Call
}

export type ResourcesWords = Meta & { title: string; lead: string }

/** A page without content yet. */
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
  /** One sentence, shown on cards. */
  description: string
  /** Shown on the card of /services, one per line. */
  bullets: string[]
  /** Shown on the card of /services. */
  benefit: string
  heroText: string
  lists: { kind: ListKind; title: string; items: Point[] }[]
}

export type PriceWords = {
  readyIn: string
  /** Above the packages. */
  pricesText?: string
  questions?: { question: string; answer: string }[]
}

export type PackageWords = { name: string; audience: string; included: string[]; excluded: string[] }

export type MemberWords = { title: string; bio: string; portrait: string }

/** `value` is the number as it is shown, such as '500+' or '25–40%'. */
export type Figure = { value: string; label: string }

export type ClaimKey = 'hoursSaved' | 'conversion' | 'traffic' | 'lifetimeValue' | 'emailReturn'

/** Statistics and claims, each with a note about their source. */
export type FiguresWords = {
  statistics: Figure[]
  statisticsSource: string
  claims: Record<ClaimKey, Figure>
  claimsSource: string
}

/** One figure of the client who speaks first on the home page, with how it was counted. */
export type ProofWords = { value: string; label: string; source: string }

/** `portrait` is the alternative text of the picture. */
export type TestimonialWords = {
  position: string
  content: string
  resultsHighlight: string
  portrait: string
}

export type CategoryWords = { name: string; slug: string; description: string }

/** One figure of a case. The amounts are drawn as doors. */
type CaseResultWords = {
  value: string
  title: string
  counted: string
  source: string
  before: string
  after: string
  beforeAmount: number
  afterAmount: number
}

export type CaseWords = {
  title: string
  slug: string
  summary: string
  business: string
  place: string
  cost: string
  duration: string
  /** Without quotation marks. */
  problem: { words: string; saidBy: string; text: string }
  work: TimelineItem[]
  results: CaseResultWords[]
  lesson: string
  /** `words` are left out where a testimonial is quoted. */
  quote: { words?: string; role?: string; signed: string }
}

export type IndustryWords = {
  title: string
  slug: string
  week: string
  jobs: { title: string; service: ServiceSlug }[]
  /** The alternative text of the picture. */
  picture: string
}

/** What is said above a list of documents. */
export type ListWords = { headline?: string; lead: string; metaDescription: string }
