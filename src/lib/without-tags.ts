/**
 * Removes what a browser could take for a tag, up to its end or that of the line, even one that appears when another is
 * removed. One pass: what is kept never ends with the start of a tag, so nothing needs to be read again.
 */
export function withoutTags(line: string): string {
  const kept: string[] = []
  let isInTag = false
  for (const character of line) {
    if (isInTag) isInTag = character !== '>'
    else if (kept.at(-1) === '<' && /[a-z/!?]/i.test(character)) {
      kept.pop()
      isInTag = true
    } else kept.push(character)
  }
  return kept.join('')
}
