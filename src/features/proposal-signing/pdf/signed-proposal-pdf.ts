import type { Settings } from '@/features/settings/queries'
import { agencyDay } from '@/lib/agency-day'
import { light as colors } from '@/lib/colors'
import { localTime, utcOffset, withNonBreakingSpaces } from '@/lib/dates'
import { printable } from '@/lib/printable'
import { gap, pictureSlice, ruleSlice, type Slice } from '@/lib/server/pdf/blocks'
import { Flow, type Item, type Row } from '@/lib/server/pdf/flow'
import { drawFoot, facts, letterhead, paragraph, title, type Fact } from '@/lib/server/pdf/letterhead'
import type { TextStyle } from '@/lib/server/pdf/lines'
import { looks, type PaperSize } from '@/lib/server/pdf/look'
import { Paper, type Element } from '@/lib/server/pdf/paper'
import { evidenceRows, type EvidenceTexts } from '../evidence-rows'
import { investmentRows } from '../investment-rows'
import type { ShownProposal } from '../queries/proposal'
import type { ShownSignature } from '../queries/signature'
import { bodyItems } from './body'
import type { Pictures } from './pictures'
import { proposalTexts, signedProposalTexts, type SignedProposalTexts } from './signed-proposal-texts'

export type SignedProposalInput = {
  proposal: ShownProposal & { offer: NonNullable<ShownProposal['offer']> }
  signature: ShownSignature
  settings: Pick<Settings, 'brand' | 'email' | 'phone' | 'zone' | 'legal'>
  /** The pictures of the body, by their ids. */
  pictures: Pictures
  size?: PaperSize
}
type Part = SignedProposalInput & { paper: Paper; t: SignedProposalTexts }

/** Prints a signed proposal: the version that was signed, the signature, and a page of evidence. */
export async function signedProposalPdf(input: SignedProposalInput): Promise<Uint8Array<ArrayBuffer>> {
  const { proposal, settings, pictures, size = 'LETTER' } = input
  const t = signedProposalTexts(proposal.language)
  const paper = new Paper({
    size,
    title: printable(proposal.title),
    author: settings.brand,
    language: proposal.language,
  })
  const part = { ...input, paper, t }
  const flow = new Flow(paper)
  flow.place(letterhead(paper, settings))
  flow.place([...title(paper, proposal.title), ...facts(paper, factsOf(part)), ...investment(part)])
  flow.place([gap(12), ...bodyItems(paper, proposal.offer.body, pictures), ...signatureItems(part)])
  flow.breakPage()
  flow.place(evidence(part))
  return paper.finish((page, pages) =>
    drawFoot(
      paper,
      `${t('pdf.number')} ${proposal.number ?? ''}`,
      t('pdf.page', { number: String(page), total: String(pages) }),
      page === 1,
    ),
  )
}

const heading = ({ paper }: Part, text: string): Item[] => [
  gap(20),
  ...paragraph(paper, text, looks.heading, { width: paper.width, leading: 1.25, isKept: true, role: 'H2' }),
  gap(6, true),
]

function factsOf({ proposal, settings, t }: Part): Fact[][] {
  const { preparedFor, preparedBy, offer, number, language, created } = proposal
  const day = (at: Date) => withNonBreakingSpaces(agencyDay(at, language, settings.zone))
  const fact = (text: string, style: TextStyle = looks.text): Fact => ({ text, style })
  return [
    [
      fact(t('pdf.for'), looks.quiet),
      fact(preparedFor.company ?? preparedFor.name, looks.strong),
      ...(preparedFor.company ? [fact(preparedFor.name)] : []),
    ],
    [fact(t('pdf.by'), looks.quiet), fact(preparedBy ?? settings.brand)],
    [
      fact(`${t('pdf.number')} ${number ?? ''}`, looks.quiet),
      fact(t('pdf.version', { version: String(offer.number) })),
      fact(proposalTexts(language)('created', { date: day(created) })),
      ...(offer.expires ? [fact(t('pdf.valid'), looks.quiet), fact(day(offer.expires))] : []),
    ],
  ]
}

/** The Investment Summary, with the words that the page of the proposal has. */
function investment(part: Part): Item[] {
  const { paper, proposal } = part
  const { offer, language } = proposal
  const t = proposalTexts(language)
  const rows = investmentRows(offer, (key) => t(`investment.${key}`), language)
  if (rows.length === 0) return []
  const heads = heading(part, t('investment.title'))
  const table = paper.element('Table')
  const half = paper.width / 2
  return [
    ...heads,
    {
      rows: rows.map(({ label, caption, amount, period = '' }) =>
        labeledRow(paper, table, {
          padding: 4,
          left: half,
          label: (parent) => [
            ...paragraph(paper, label, looks.text, { width: half, parent }),
            ...paragraph(paper, caption, looks.quiet, { width: half, parent }),
          ],
          value: (parent) =>
            paragraph(paper, amount + period, looks.text, { width: half, align: 'right', parent }),
        }),
      ),
    },
  ]
}

type LabeledRow = {
  /** Above and below the cells, in points. */
  padding: number
  /** Where the value begins, from the left of the text, in points. */
  left: number
  label: (head: Element) => Slice[]
  value: (cell: Element) => Slice[]
}

/** A row of a table of two columns, of which the first names the second, with a line below it. */
function labeledRow(paper: Paper, table: Element, { padding, left, label, value }: LabeledRow): Row {
  const row = paper.element('TR', table)
  const head = paper.element('TH', row, { scope: 'Row' })
  const cell = paper.element('TD', row)
  return {
    before: padding,
    after: padding,
    rule: { color: colors.line, thickness: 0.5 },
    cells: [
      { x: 0, slices: label(head) },
      { x: left, slices: value(cell) },
    ],
  }
}

const SIGNATURE_WIDTH = 300
const SIGNATURE_HEIGHT = 100

/** The drawing or the typed name above a line, with who signed and when below it, all on one page. */
function signatureItems(part: Part): Item[] {
  const { paper, proposal, signature, settings, t } = part
  const { image, typedName, signer, signedAt } = signature
  const { language, preparedFor } = proposal
  const { zone } = settings
  const time = t('signed.time', {
    time: localTime(zone, language, signedAt),
    zone: utcOffset(zone, signedAt),
  })
  const width = SIGNATURE_WIDTH
  const heads = heading(part, t('pdf.signature'))
  const signed = image
    ? [
        pictureSlice(
          paper,
          {
            file: Buffer.from(image, 'base64'),
            width,
            height: SIGNATURE_HEIGHT,
            alt: `${t('pdf.signature')}: ${signer.name}`,
          },
          paper.root,
        ),
      ]
    : [
        gap(16),
        ...paragraph(
          paper,
          typedName ?? '',
          { ...looks.heading, size: 24 },
          { width: paper.width, leading: 1.2 },
        ),
        gap(16),
      ]
  const items = [
    ...signed,
    ruleSlice(paper, width, colors.ink, 0.75),
    gap(6),
    ...paragraph(paper, signer.name, looks.strong, { width }),
    ...[preparedFor.company, t('signed.day', { date: agencyDay(signedAt, language, zone) }), time].flatMap(
      (line) => (line ? paragraph(paper, line, looks.text, { width }) : []),
    ),
  ]
  return [gap(8), ...heads, ...items.map((item, index) => ({ ...item, keepsNext: index < items.length - 1 }))]
}

const EVIDENCE_LABEL_WIDTH = 130

/** What was kept about the signature, as a table. */
function evidence(part: Part): Item[] {
  const { paper, proposal, signature, settings, t } = part
  const { offer, number, language } = proposal
  const version = { number: offer.number, frozen: offer.frozen ?? signature.signedAt }
  const facts = { ...offer, proposalNumber: number, version, signature }
  const texts: EvidenceTexts = (key, values) =>
    (t as (key: string, values?: Record<string, string>) => string)(`evidence.${key}`, values)
  const shown = [
    ...evidenceRows(facts, texts, language, settings.zone),
    { label: t('pdf.browser'), value: signature.userAgent, more: undefined },
    { label: t('pdf.consentText'), value: signature.consent.text, more: undefined },
    { label: `${t('pdf.record')} (SHA-256)`, value: signature.sha256, more: undefined },
  ]
  const heads = heading(part, t('evidence.title'))
  const table = paper.element('Table')
  const width = paper.width - EVIDENCE_LABEL_WIDTH
  return [
    ...heads,
    ruleSlice(paper, paper.width, colors.line, 0.5),
    {
      rows: shown.map(({ label, value, more }) =>
        labeledRow(paper, table, {
          padding: 6,
          left: EVIDENCE_LABEL_WIDTH,
          label: (parent) =>
            paragraph(paper, label, looks.quiet, { width: EVIDENCE_LABEL_WIDTH - 12, parent }),
          value: (parent) =>
            [value, more].flatMap((text) =>
              text ? paragraph(paper, text, looks.text, { width, parent }) : [],
            ),
        }),
      ),
    },
  ]
}
