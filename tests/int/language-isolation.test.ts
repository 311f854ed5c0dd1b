import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { asVisitor } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import {
  kindNames,
  made,
  makeHalfTranslated,
  type HalfTranslated,
  type KindName,
} from '../support/half-translated-documents'
import { restAs, type Rest } from '../support/rest'
import { expectStatus, waysToPublish } from '../support/ways-to-publish'

/** A half-written Spanish draft never goes live through anything done in English: each way, for each kind of document. */

let payload: Payload
let team: Rest
let staff: ReturnType<typeof waysToPublish>
beforeAll(async () => {
  payload = await start()
  team = await restAs(payload, 'team')
  staff = waysToPublish(payload, team)
})
beforeEach(() => autocommit(payload, sql`delete from rate_limits`))

const publish = { _status: 'published' }
const unpublish = { _status: 'draft' }
const english = 'locale=en'
const autosave = `${english}&draft=true&autosave=true`

const save = async (one: HalfTranslated, query: string, data: object) =>
  expectStatus(staff.save(one, query, data), 200)
const publishButton = (one: HalfTranslated) => save(one, english, publish)

type Run = (one: HalfTranslated) => Promise<unknown>
type Way = {
  kinds?: KindName[]
  run: Run
  /** What there is in English afterwards; what there was, where nothing is said. */
  after?: { en?: string; 'en draft'?: string }
  /** Everything was taken off the site by name on the way: nothing of it comes back in Spanish. */
  takesOffline?: true
}

const finished = { en: made['en draft'] }
const typed = { en: 'Typed', 'en draft': 'Typed' }

const ways: Record<string, Way> = {
  'the publish button': { run: publishButton, after: finished },
  'the publish button with what was typed last': {
    run: (one) => save(one, english, { ...one.data('Typed'), ...publish }),
    after: typed,
  },
  'REST without a locale': { run: (one) => save(one, '', publish), after: finished },
  'REST with another locale in its body': {
    run: (one) => save(one, english, { ...publish, locale: 'es', publishAllLocales: true }),
    after: finished,
  },
  'REST that publishes English by name': {
    run: (one) => save(one, `${english}&publishSpecificLocale=en`, publish),
    after: finished,
  },
  'autosave, even one that asks to publish': {
    run: async (one) => {
      await save(one, autosave, { ...one.data('Type'), ...unpublish })
      await save(one, autosave, { ...one.data('Typed'), ...publish })
    },
    after: { 'en draft': 'Typed' },
  },
  'autosave, and the publish button': {
    run: async (one) => {
      await save(one, autosave, { ...one.data('Typed'), ...unpublish })
      await publishButton(one)
    },
    after: typed,
  },
  'a quick action of the board': {
    kinds: ['posts'],
    run: (one) => staff.quickAction('publish-post', one, { languages: ['en'] }),
    after: finished,
  },
  'a schedule': { run: (one) => staff.schedule(one, 'publish'), after: finished },
  'a schedule that unpublishes, and the publish button': {
    run: async (one) => {
      await staff.schedule(one, 'unpublish')
      expect((await one.texts()).en).toBeUndefined()
      await publishButton(one)
    },
    after: finished,
  },
  'the unpublish button, and the publish button': {
    run: async (one) => {
      await save(one, english, unpublish)
      expect((await one.texts()).en).toBeUndefined()
      await publishButton(one)
    },
    after: finished,
  },
  'restoring a version, and the publish button': {
    run: async (one) => {
      const input = { document: one.document, version: await staff.firstVersion(one), language: 'en' }
      await expectStatus(staff.verb('restore-version', input), 200)
      await publishButton(one)
    },
    after: { 'en draft': made.en },
  },
  'archiving, moving to draft and publishing': {
    kinds: ['posts'],
    run: async (one) => {
      await staff.quickAction('archive-post', one)
      await staff.quickAction('unpublish-post', one)
      await staff.quickAction('publish-post', one, { languages: ['en'] })
    },
    after: finished,
    takesOffline: true,
  },
  'publishing from the archive': {
    kinds: ['posts'],
    run: async (one) => {
      await staff.quickAction('archive-post', one)
      await save(one, english, { ...publish, archivedAt: null })
    },
    after: finished,
    takesOffline: true,
  },
  'unpublishing both, and the publish button': {
    run: async (one) => {
      await expectStatus(staff.verb('unpublish-both', one.document), 200)
      await publishButton(one)
    },
    after: finished,
    takesOffline: true,
  },
  'copies of the post': {
    kinds: ['posts'],
    run: async (one) => {
      await expectStatus(staff.copy(one), 200)
      await expectStatus(team('POST', `${one.path}/duplicate?${english}`, publish), 200)
      const where = { title: { contains: made['es draft'] } }
      expect((await asVisitor(payload, 'es').count({ collection: 'posts', where })).totalDocs).toBe(0)
    },
  },
}

const refuse = (query: string, data: object): Run => {
  return (one) => expectStatus(staff.save(one, query, data), 400)
}
/** What is refused, so that nothing changes. */
const refusals: Record<string, Run> = {
  'every locale': refuse('locale=all', publish),
  'every locale by a star': refuse('locale=*', publish),
  'two locales': refuse('locale[]=en&locale[]=es', publish),
  'an unknown locale': refuse('locale=xx', publish),
  'a status for each language': refuse(english, { _status: { en: 'published', es: 'published' } }),
  'the flag that publishes all locales': refuse(`${english}&publishAllLocales=true`, publish),
  'the flag that publishes Spanish': refuse(`${english}&publishSpecificLocale=es`, publish),
  'both languages, while Spanish lacks a text': (one) =>
    expectStatus(staff.verb('publish-both', one.document), 400),
  'Payload’s own restore': async (one) => {
    const path = one.path.replace(/^(posts|services)\/.*/, '$1')
    const version = await staff.firstVersion(one)
    for (const query of ['', '?draft=true', `?${english}`])
      await expectStatus(team('POST', `${path}/versions/${version}${query}`), 400)
  },
  'Payload’s bulk actions': async ({ document, path }) => {
    if ('global' in document) return
    const [collection = ''] = path.split('/')
    for (const query of ['', '&draft=true', '&publishAllLocales=true'])
      await expectStatus(
        team('PATCH', `${collection}?${english}&where[id][exists]=true${query}`, publish),
        403,
      )
  },
}

describe.each(kindNames)('a half-written Spanish draft of %s', (kind) => {
  describe.each(['live', 'unpublished'] as const)('where Spanish is %s', (spanish) => {
    const before = { ...made, es: spanish === 'live' ? made.es : undefined }

    const ofKind = Object.entries(ways).filter(([, { kinds = kindNames }]) => kinds.includes(kind))
    it.each(ofKind)('stays as it is: %s', async (_, { run, after, takesOffline }) => {
      const one = await makeHalfTranslated(payload, kind, spanish)
      expect(await one.texts()).toEqual(before)
      await run(one)
      expect(await one.texts()).toEqual({ ...before, ...after, ...(takesOffline && { es: undefined }) })
    })

    describe('is refused', () => {
      let one: HalfTranslated
      beforeAll(async () => {
        one = await makeHalfTranslated(payload, kind, spanish)
      })
      it.each(Object.entries(refusals))('with %s', async (_, run) => {
        await run(one)
        expect(await one.texts()).toEqual(before)
      })
    })
  })
})
