/** The key of the advisory lock of whoever changes the schema; it only has to be the same everywhere. */
export const LOCK_KEY = 727_001
