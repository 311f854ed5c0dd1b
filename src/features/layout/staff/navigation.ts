import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { Payload, SanitizedPermissions, VisibleEntities } from 'payload'

import { screenOf } from '@/lib/dashboard-tabs'

/** `list` is the path of Payload's list; the path of each document begins with it. */
export type NavItem = { slug: string; label: string; href: string; list: string }

/** A number beside an entry: what needs attention there, such as '1,000+', and its label for screen readers. */
export type NavCount = { number: string; label: string; isHot: boolean }
/** Several screens of one kind, folded into one entry. */
export type NavFold = { label: string; items: NavItem[] }
/** `name` is the same in every language. */
export type NavGroup = { name: string; label: string; entries: (NavItem | NavFold)[] }

type Source = {
  payload: Payload
  permissions: SanitizedPermissions
  visibleEntities: VisibleEntities
  i18n: I18nClient
}
type Entity = { slug: string; kind: 'collections' | 'globals'; group: unknown; label: unknown; fold?: Fold }
type Fold = 'pages' | 'pictures'

const translate = (i18n: I18nClient, key: string) => (i18n.t as (key: string) => string)(`puente:nav:${key}`)

function entitiesOf({ payload: { config } }: Source): Entity[] {
  const collections = config.collections.map(({ slug, admin, labels, upload }): Entity => {
    // Payload's type promises the options of uploads to every collection.
    const isUpload = Boolean(upload as unknown)
    const fold = isUpload ? 'pictures' : slug === 'services' ? 'pages' : undefined
    return { slug, kind: 'collections', group: admin.group, label: labels.plural, fold }
  })
  const globals = config.globals.map(({ slug, admin, label }): Entity => {
    return {
      slug,
      kind: 'globals',
      group: admin.group,
      label,
      fold: slug === 'site-settings' ? undefined : 'pages',
    }
  })
  return [...collections, ...globals]
}

/**
 * Returns the screens that the user may read, boards where there are some, by what people do there: the groups in the order
 * of the collections in payload.config.ts. Pages of the site, and collections of pictures, are folded into one entry each.
 */
export function navGroups(source: Source): NavGroup[] {
  const { i18n, permissions, visibleEntities } = source
  const groups = new Map<string, NavGroup>()
  for (const { slug, kind, group, label, fold } of entitiesOf(source)) {
    const isVisible = group && (visibleEntities[kind] as string[]).includes(slug)
    if (!isVisible || !permissions[kind]?.[slug]?.read) continue
    const labels = group as Record<string, string>
    const name = labels.en ?? ''
    const target = groups.get(name) ?? { name, label: getTranslation(labels, i18n), entries: [] }
    groups.set(name, target)
    const list = `/admin/${kind}/${slug}`
    const item = {
      slug,
      label: getTranslation(label as Record<string, string>, i18n),
      href: kind === 'globals' ? list : screenOf(slug),
      list,
    }
    if (fold) addToFold(target, translate(i18n, fold), item)
    else target.entries.push(item)
  }
  return [...groups.values()]
}

function addToFold(group: NavGroup, label: string, item: NavItem): void {
  const fold = group.entries.find((entry): entry is NavFold => 'items' in entry && entry.label === label)
  if (fold) fold.items.push(item)
  else group.entries.push({ label, items: [item] })
}

/** The screens of a group, those in folds included. */
export const itemsOf = ({ entries }: NavGroup): NavItem[] =>
  entries.flatMap((entry) => ('items' in entry ? entry.items : [entry]))
