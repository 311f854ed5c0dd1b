type MessagePart = { label: 'name' | 'text' | 'otherName' | 'otherText'; isOther: boolean }

/** The texts of a message to copy, which has two of them in the language of the other page. */
export const messageParts: Partial<Record<string, MessagePart>> = {
  label: { label: 'name', isOther: false },
  text: { label: 'text', isOther: false },
  otherLabel: { label: 'otherName', isOther: true },
  otherText: { label: 'otherText', isOther: true },
}
