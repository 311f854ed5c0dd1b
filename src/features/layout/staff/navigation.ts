import type { PayloadRequest } from 'payload'
import { cache } from 'react'

import type { Language } from '@/i18n/languages'
import { screenOf } from '@/lib/dashboard-tabs'
import en from '@/messages/en/admin.json'
import es from '@/messages/es/admin.json'
import type { NavFold, NavGroup, NavItem } from './nav-groups'

/** Texts of the configuration are objects with each language. */
type Texts = Record<string, string>
type Hidden = boolean | ((args: { user: never }) => boolean)
type Read = (args: { req: PayloadRequest }) => unknown
type Entity = {
  slug: string
  kind: 'collections' | 'globals'
  group: unknown
  hidden: Hidden | undefined
  read: Read
  label: unknown
  fold?: Fold
}
type Fold = 'pages' | 'pictures'

const texts = { en: en.nav, es: es.nav }

function entitiesOf({ payload: { config } }: PayloadRequest): Entity[] {
  const collections = config.collections.map(({ slug, access, admin, labels, upload }): Entity => {
    // Payload's type promises the options of uploads to every collection.
    const isUpload = Boolean(upload as unknown)
    const fold = isUpload ? 'pictures' : slug === 'services' ? 'pages' : undefined
    const { group, hidden } = admin
    return { slug, kind: 'collections', group, hidden, read: access.read, label: labels.plural, fold }
  })
  const globals = config.globals.map(({ slug, access, admin, label }): Entity => {
    const fold = slug === 'site-settings' ? undefined : 'pages'
    const { group, hidden } = admin
    return { slug, kind: 'globals', group, hidden, read: access.read, label, fold }
  })
  return [...collections, ...globals]
}

async function isShown({ group, hidden, read }: Entity, req: PayloadRequest): Promise<boolean> {
  if (!group || !req.user) return false
  const isHidden = typeof hidden === 'function' ? hidden({ user: req.user as never }) : hidden === true
  return !isHidden && Boolean(await read({ req }))
}

/**
 * Returns the screens that the user may read, boards where there are some, by what people do there: the groups in the order
 * of the collections in payload.config.ts. Pages of the site, and collections of pictures, are folded into one entry each.
 */
export const navGroups = cache(async (req: PayloadRequest, language: Language): Promise<NavGroup[]> => {
  const groups = new Map<string, NavGroup>()
  const entities = entitiesOf(req)
  const shown = await Promise.all(entities.map((entity) => isShown(entity, req)))
  for (const { slug, kind, group, label, fold } of entities.filter((_, index) => shown[index])) {
    const labels = group as Texts
    const name = labels.en ?? ''
    const target = groups.get(name) ?? { name, label: labels[language] ?? name, entries: [] }
    groups.set(name, target)
    const list = `/admin/${kind}/${slug}`
    const href = kind === 'globals' ? list : screenOf(slug)
    const item = { slug, label: (label as Texts)[language] ?? slug, href, ...(href !== list && { list }) }
    if (fold) addToFold(target, texts[language][fold], item)
    else target.entries.push(item)
  }
  return [...groups.values()]
})

function addToFold(group: NavGroup, label: string, item: NavItem): void {
  const fold = group.entries.find((entry): entry is NavFold => 'items' in entry && entry.label === label)
  if (fold) fold.items.push(item)
  else group.entries.push({ label, items: [item] })
}
