import { evidenceGroups } from '../evidence-rules'
import type { Evidence, EvidenceField } from '../generator-form'

/** A part of a line; with a number when a field came from it. */
export type LinePart = { text: string; number?: number }
type SpokenLine = { kind: 'line'; key: number; time: string; speaker: string; parts: LinePart[] }
/** A line of the transcript, or a stretch without a quoted passage, which is folded. */
export type TranscriptLine = SpokenLine | { kind: 'cut'; key: number; lines: SpokenLine[] }

/** Shorter transcripts are shown whole. */
const MAX_WHOLE = 30
/** Lines around a quoted passage that are shown. */
const AROUND = 1

const SPOKEN = /^\s*(?:\[?(\d{1,2}:\d{2}(?::\d{2})?)(?:[.,]\d+)?\]?)?\s*(?:([\p{L}][^:\n]{0,40}):\s)?/u

type Mark = { start: number; end: number; number: number }

/** The passages from which fields came, in their order; of two that overlap the first. */
function marksOf(transcript: string, quotes: Evidence['quotes']): Mark[] {
  const found = evidenceGroups.flatMap((fields: readonly EvidenceField[], index) =>
    fields.flatMap((field) => {
      const quote = quotes[field]
      const start = quote ? transcript.indexOf(quote) : -1
      return start < 0 || !quote ? [] : [{ start, end: start + quote.length, number: index + 1 }]
    }),
  )
  const marks: Mark[] = []
  for (const mark of found.sort((one, other) => one.start - other.start || other.end - one.end))
    if (mark.start >= (marks.at(-1)?.end ?? 0)) marks.push(mark)
  return marks
}

function partsOf(text: string, offset: number, marks: readonly Mark[]): LinePart[] {
  const parts: LinePart[] = []
  let at = 0
  for (const mark of marks) {
    const start = Math.max(mark.start - offset, at)
    const end = Math.min(mark.end - offset, text.length)
    if (end <= start) continue
    if (start > at) parts.push({ text: text.slice(at, start) })
    parts.push({ text: text.slice(start, end), number: mark.number })
    at = end
  }
  if (at < text.length) parts.push({ text: text.slice(at) })
  return parts
}

/** Returns the lines of a transcript with the quoted passages; long stretches without one are folded. */
export function transcriptLines(transcript: string, quotes: Evidence['quotes']): TranscriptLine[] {
  const marks = marksOf(transcript, quotes)
  let offset = 0
  const lines = transcript.split('\n').map((line, key) => {
    const start = offset
    offset += line.length + 1
    const [head = '', time = '', speaker = ''] = SPOKEN.exec(line) ?? []
    const isMarked = marks.some((mark) => mark.start < offset && mark.end > start)
    const parts = partsOf(line.slice(head.length), start + head.length, marks)
    return { kind: 'line' as const, key, time, speaker, parts, isMarked }
  })
  const isNear = (index: number) =>
    lines.length <= MAX_WHOLE ||
    lines.slice(Math.max(index - AROUND, 0), index + AROUND + 1).some((one) => one.isMarked)
  const shown: TranscriptLine[] = []
  lines.forEach(({ isMarked: _, ...line }, index) => {
    if (line.parts.length === 0 && !line.speaker && !line.time) return
    const last = shown.at(-1)
    if (isNear(index)) shown.push(line)
    else if (last?.kind === 'cut') last.lines.push(line)
    else shown.push({ kind: 'cut', key: index, lines: [line] })
  })
  return shown
}

/** Returns when and by whom a quote was said, such as 'Guillermo, 14:32', as far as the transcript tells. */
export function momentOf(transcript: string, quote: string): string {
  const at = transcript.indexOf(quote)
  if (at < 0) return ''
  const line = transcript.slice(transcript.lastIndexOf('\n', at) + 1, at + quote.length)
  const [, time, speaker] = SPOKEN.exec(line) ?? []
  return [speaker, time].filter(Boolean).join(', ')
}
