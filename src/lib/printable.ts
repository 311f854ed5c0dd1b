/** Removes characters that the PDF's fonts do not have: control and formatting characters. */
export const printable = (text: string): string =>
  text.toWellFormed().replaceAll(/[\p{Cf}\p{Cs}]|(?!\n)\p{Cc}/gu, '')
