const KEY = 'puente_publish_step'

/** Remembers that the post which is about to be created is to be published. */
export const rememberPublishStep = (): void => sessionStorage.setItem(KEY, 'new')

/** Returns whether the post that opens was created to be published, once. */
export function takePublishStep(id: string | undefined): boolean {
  if (typeof window === 'undefined' || !id || !sessionStorage.getItem(KEY)) return false
  sessionStorage.removeItem(KEY)
  return true
}
