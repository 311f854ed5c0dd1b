/** The longest Markdown of a proposal, in characters (`proposalTemplateLimits.content`). */
const LENGTH = 200_000
const ROWS = 300

const sentence = (number: number) =>
  `Sentence ${number} says what the agency does, **when** it is done, and [where](https://example.com/${number}) it can be read.`

/** Returns the longest proposal that can be stored: headings, paragraphs, lists, and a table of 300 rows. */
export function longProposal(): string {
  const rows = Array.from(
    { length: ROWS },
    (_, index) => `| ${index + 1} | ${sentence(index)} | *US$${index}.00* | week ${index % 52} |`,
  )
  const parts = ['| # | Work | Price | When |', '| --- | --- | ---: | --- |', ...rows, '']
  let length = parts.join('\n').length
  for (let number = 1; ; number += 1) {
    const sentences = Array.from({ length: 6 }, (_, index) => sentence(number * 10 + index))
    const part = `\n## Part ${number}\n\n${sentences.join(' ')}\n\n- ${sentences.slice(0, 2).join('\n- ')}\n`
    if (length + part.length + 1 > LENGTH) return parts.join('\n').padEnd(LENGTH - 1, 'x')
    parts.push(part)
    length += part.length + 1
  }
}
