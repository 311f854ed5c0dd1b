import type { SearchLook } from './search-form'

/** In the row of categories. */
export const inRow: SearchLook = {
  form: 'max-lg:flex-[1_0_100%] max-lg:border-t max-lg:border-line',
  input: 'min-h-13 px-3 text-caption max-lg:pl-0 sm:min-w-[15em]',
  button: 'size-11',
}
/** Below the results of a search. */
export const large: SearchLook = {
  form: 'max-w-160 rounded-control border border-field-line bg-surface',
  input: 'min-h-15 px-4 text-t1 sm:min-w-[15em]',
  button: 'size-15',
  isLarge: true,
}
/** At the top of the page of a search. */
export const main: SearchLook = {
  form: 'mt-6 w-full rounded-control border-2 border-ink bg-surface',
  input: 'min-h-15 min-w-0 px-4 text-t1',
  button: 'w-16 self-stretch bg-ink text-ground',
  isLarge: true,
}
