/** A post of about 900 words that every editor can show, in headings and paragraphs alone. */

const common = { version: 1, format: '', indent: 0, direction: 'ltr' }
const words = (text: string) => [
  { ...common, type: 'text', text, format: 0, style: '', mode: 'normal', detail: 0 },
]
const paragraph = (text: string) => ({ ...common, type: 'paragraph', textFormat: 0, children: words(text) })
const heading = (text: string) => ({ ...common, type: 'heading', tag: 'h2', children: words(text) })

const sentences = [
  'Most small companies lose more customers to silence than to their competitors.',
  'Whoever asks for a price on a Sunday has often chosen by Monday at noon.',
  'A short reply that names the next step is worth more than a long one that comes late.',
  'Write down who answers, by when, and what happens when that person is away.',
  'Half of the questions repeat, so their answers can be written once and kept.',
  'Look at the replies of the last month before you buy another tool.',
]

const SECTIONS = 6
/** Longer than any other text of the screen, so that the largest paint is the one that draws it. */
const opening = [...sentences, ...sentences].join(' ')

/** How the text of the posts begins. */
export const postBeginning = sentences[0] ?? ''

/** Returns the body of a request that creates a published post. */
export function samplePost(number: number) {
  const sections = Array.from({ length: SECTIONS }, (_, index) => [
    heading(`Part ${index + 1}: what to change first`),
    paragraph(sentences.slice(0, 4).join(' ')),
    paragraph(sentences.slice(2).join(' ')),
  ])
  return {
    title: `What customers expect of an answer, ${number}`,
    slug: `what-customers-expect-${number}`,
    content: { root: { ...common, type: 'root', children: [paragraph(opening), ...sections.flat()] } },
    _status: 'published',
  }
}
