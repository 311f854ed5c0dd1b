import { Saver } from './saver'

/** The savers of the forms on this page, by the reference to the element of the form. */
const savers = new WeakMap<object, Saver>()

/** The forms that are open now. */
export const openSavers = new Set<Saver>()

/** Returns the saver of a form, always the same. */
export function saverOf(form: object): Saver {
  const saver = savers.get(form) ?? new Saver()
  savers.set(form, saver)
  return saver
}
