/** After this many wrong passwords, the visitor has probably forgotten theirs. The server allows ten. */
const MANY = 7

const STORAGE_KEY = 'puente_wrong_passwords'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Counts a wrong password and returns whether it is time to suggest a new one. Counted in this tab, whatever the address:
 * the server's response must not reveal which addresses have accounts. Returns false when the browser blocks the storage.
 */
export function countWrongPassword(store: () => Store = () => sessionStorage): boolean {
  try {
    const count = (Number(store().getItem(STORAGE_KEY)) || 0) + 1
    store().setItem(STORAGE_KEY, String(count))
    return count >= MANY
  } catch {
    return false
  }
}

/** Resets the count, after a sign-in. */
export function forgetWrongPasswords(store: () => Store = () => sessionStorage): void {
  try {
    store().removeItem(STORAGE_KEY)
  } catch {
    // The browser blocks the storage, so there is nothing to forget.
  }
}
