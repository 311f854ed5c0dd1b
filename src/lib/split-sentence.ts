/** Splits a text after its first sentence: 'One. Two. Three.' becomes 'One.' and 'Two. Three.'. */
export function splitSentence(text: string): [first: string, rest?: string] {
  const [, first, rest] = /^(.+?[.!?])\s+(\S.*)$/s.exec(text.trim()) ?? []
  return first && rest ? [first, rest] : [text]
}
