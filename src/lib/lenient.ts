import type { z } from 'zod'

/** Drops an invalid value of a query string instead of failing, because old links and bookmarks keep theirs. */
export const lenient = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined)
