/** Returns the digits that a link to WhatsApp needs, or undefined for a number without its country. */
export function whatsappNumber(phone: string): string | undefined {
  const digits = phone.replaceAll(/\D/g, '')
  if (/^\s*\+/.test(phone)) return digits
  return digits.startsWith('00') ? digits.slice(2) : undefined
}
