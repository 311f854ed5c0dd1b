import { cache } from 'react'

import type { Language } from '@/i18n/languages'
import { keepUntilChange } from '@/lib/server/cache/keep-until-change'
import { log } from '@/lib/server/log'
import { autocommitDatabase, sql } from '@/lib/server/db/sql'
import { isActive, isStaffAccount } from '@/lib/server/auth/account-rows'
import { payload } from '@/lib/server/payload'
import { availabilities, availabilities_hours, availabilities_languages, users } from '@/payload-tables'

async function read(language: Language): Promise<boolean> {
  const { rows } = await autocommitDatabase(await payload()).execute(sql`
    select 1 from ${availabilities} join ${users} on ${users.id} = ${availabilities.user}
    where ${availabilities.active} and ${isStaffAccount} and ${isActive}
      and exists (select from ${availabilities_languages} l
        where l.parent_id = ${availabilities.id} and l.value::text = ${language})
      and exists (select from ${availabilities_hours} h where h._parent_id = ${availabilities.id})
    limit 1`)
  return rows.length > 0
}

const kept = cache(keepUntilChange(read))

/**
 * Whether someone takes calls in a language, so that pages may promise a time. Kept by the process until a change of content;
 * an availability's is one. False when it cannot be read: the form works without.
 */
export const takesCalls = (language: Language): Promise<boolean> =>
  kept(language).catch((error: unknown) => {
    log.error({ err: error }, 'who takes calls could not be read')
    return false
  })
