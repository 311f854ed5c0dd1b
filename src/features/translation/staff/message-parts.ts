type MessagePart = { label: 'name' | 'text'; isOther: boolean }

/** The texts of a message to copy, which has two of them in the language of the other page. */
export const messageParts: Partial<Record<string, MessagePart>> = {
  label: { label: 'name', isOther: false },
  text: { label: 'text', isOther: false },
  otherLabel: { label: 'name', isOther: true },
  otherText: { label: 'text', isOther: true },
}
