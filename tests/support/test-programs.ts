/** Programs of tests, each a name and the file it begins in. */
export const testPrograms = {
  'print-file': 'tests/support/print-file.ts',
  'sign-and-die': 'tests/support/sign-and-die.ts',
}
