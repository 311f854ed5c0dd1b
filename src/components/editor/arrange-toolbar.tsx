import type { ToolbarGroup, ToolbarGroupItem } from '@payloadcms/richtext-lexical'
import { useTranslation } from '@payloadcms/ui'

import { PlusIcon } from './icons'
import { namedIcon, NamedIcon } from './named-icon'

/** The place of each group, from the style of a paragraph to blocks; 60, 80, 90, 120 and 130 are our own groups. */
const orders: Record<string, number> = {
  text: 10,
  format: 20,
  lists: 30,
  scripts: 40,
  indent: 50,
  align: 70,
  features: 100,
  picture: 110,
  add: 140,
  blocks: 150,
}

/** Features whose button has a group of its own, which Payload has in a menu or among others. */
const ownGroupOf: Record<string, string> = {
  unorderedList: 'lists',
  orderedList: 'lists',
  subscript: 'scripts',
  superscript: 'scripts',
  upload: 'picture',
}

/** The menus, whose names in Payload are their keys. */
const menus = ['text', 'align', 'add', 'blocks']

/** The buttons to which Payload gives no label. */
const marks = ['bold', 'italic', 'underline', 'strikethrough', 'subscript', 'superscript']

/** Returns a button with its label as its name. Items of menus show their label. */
function named(item: ToolbarGroupItem): ToolbarGroupItem {
  const { label, key, ChildComponent: Icon } = item
  if (Icon && marks.includes(key)) return { ...item, ChildComponent: namedIcon(`editor:marks:${key}`, Icon) }
  if (!Icon || !label) return item
  return {
    ...item,
    ChildComponent: function Named() {
      const { i18n } = useTranslation()
      const text = typeof label === 'string' ? label : label({ i18n } as Parameters<typeof label>[0])
      return <NamedIcon text={text} Icon={Icon} />
    },
  }
}

function arrange(feature: string, group: ToolbarGroup): ToolbarGroup {
  const key = ownGroupOf[feature] ?? group.key
  const order = orders[key] ?? group.order
  if (ownGroupOf[feature] || group.type === 'buttons')
    return { type: 'buttons', key, order, items: group.items.map(named) }
  if (!menus.includes(key)) return { ...group, order }
  const Icon = key === 'blocks' ? PlusIcon : group.ChildComponent
  return {
    ...group,
    order,
    ...(Icon && { ChildComponent: namedIcon(`editor:menus:${key}`, Icon, key === 'blocks') }),
  }
}

type Feature = { toolbarFixed?: { groups: ToolbarGroup[] } }
/** A feature, or a function that returns it. Not all are loaded when ours is. */
type Provider = { feature: unknown }

function arranged<F extends Feature>(key: string, feature: F): F {
  if (!feature.toolbarFixed) return feature
  return {
    ...feature,
    toolbarFixed: { groups: feature.toolbarFixed.groups.map((group) => arrange(key, group)) },
  }
}

/** Puts the buttons of the other features in our order, with names in the language of the admin. */
export function arrangeToolbar(providers: Map<string, Provider>, loaded: Map<string, Feature>): void {
  for (const [key, feature] of loaded) Object.assign(feature, arranged(key, feature))
  for (const [key, provider] of providers) {
    if (loaded.has(key)) continue
    const { feature } = provider
    provider.feature = (props: unknown) =>
      arranged(key, (typeof feature === 'function' ? feature(props) : feature) as Feature)
  }
}

/** Our own groups, with names for their buttons. */
export const nameButtons = (groups: ToolbarGroup[]): ToolbarGroup[] =>
  groups.map((group) => (group.type === 'buttons' ? { ...group, items: group.items.map(named) } : group))
