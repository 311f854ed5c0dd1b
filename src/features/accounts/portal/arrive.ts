import { tellHint } from '@/features/shell/site/session-hint'
import { openPage } from './open-page'

/** Goes to a page whose first words are those of the toast of that name. The other tabs hear that something changed. */
export function arrive(path: string, toast: string): void {
  tellHint()
  openPage(`${path}#toast=${toast}`)
}
