import type { ToolbarGroup, ToolbarGroupItem } from '@payloadcms/richtext-lexical'
import { useTranslation } from '@payloadcms/ui'

import { PlusIcon, namedIcon, NamedIcon } from './icons'

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

/** Those that show what is chosen in them. */
const choices = ['text', 'align']

/** The buttons to which Payload gives no label. */
const marks = ['bold', 'italic', 'underline', 'strikethrough', 'subscript', 'superscript']

/** `i18n` is that of the admin, whose type is wider than the one of the label. */
function labelOf({ label, key }: ToolbarGroupItem, i18n: unknown): string {
  if (!label) return key
  return typeof label === 'string' ? label : label({ i18n } as Parameters<typeof label>[0])
}

/** Returns a button with its label as its name. Items of menus show their label. */
function named(item: ToolbarGroupItem): ToolbarGroupItem {
  const { label, key, ChildComponent: Icon } = item
  if (Icon && marks.includes(key)) return { ...item, ChildComponent: namedIcon(`editor:marks:${key}`, Icon) }
  if (!Icon || !label) return item
  return {
    ...item,
    ChildComponent: function Named() {
      return <NamedIcon text={labelOf(item, useTranslation().i18n)} Icon={Icon} />
    },
  }
}

/** The closed menu shows the icon of what is chosen in it, and has the name of both. */
function namedInMenu(menu: string, item: ToolbarGroupItem): ToolbarGroupItem {
  const { ChildComponent: Icon } = item
  if (!Icon) return item
  return {
    ...item,
    ChildComponent: function NamedInMenu() {
      const { i18n, t } = useTranslation()
      const text = `${(t as (key: string) => string)(`puente:editor:menus:${menu}`)}: ${labelOf(item, i18n)}`
      return <NamedIcon text={text} Icon={Icon} within=".toolbar-popup__dropdown" />
    },
  }
}

/** A group with names for its buttons, or for its menu. */
function namedGroup(group: ToolbarGroup): ToolbarGroup {
  if (group.type === 'buttons') return { ...group, items: group.items.map(named) }
  const { key, items, ChildComponent } = group
  if (!menus.includes(key)) return group
  const Icon = key === 'blocks' ? PlusIcon : ChildComponent
  return {
    ...group,
    items: choices.includes(key) ? items.map((item) => namedInMenu(key, item)) : items,
    ...(Icon && { ChildComponent: namedIcon(`editor:menus:${key}`, Icon, key === 'blocks') }),
  }
}

/** A group of the toolbar above the text, in its place. */
function arrange(feature: string, group: ToolbarGroup): ToolbarGroup {
  const key = ownGroupOf[feature] ?? group.key
  const order = orders[key] ?? group.order
  return namedGroup(
    ownGroupOf[feature] ? { type: 'buttons', key, order, items: group.items } : { ...group, order },
  )
}

type Groups = { groups: ToolbarGroup[] }
/** The toolbars above the text, and beside what is selected. */
type Feature = { toolbarFixed?: Groups; toolbarInline?: Groups }
/** A feature, or a function that returns it. Not all are loaded when ours is. */
type Provider = { feature: unknown }

const isLoader = (feature: unknown): feature is (props: unknown) => Feature => typeof feature === 'function'

function arranged<F extends Feature>(key: string, feature: F): F {
  const { toolbarFixed: fixed, toolbarInline: inline } = feature
  return {
    ...feature,
    ...(fixed && { toolbarFixed: { groups: fixed.groups.map((group) => arrange(key, group)) } }),
    ...(inline && { toolbarInline: { groups: inline.groups.map(namedGroup) } }),
  }
}

/** Puts the buttons of the other features in our order, with names in the language of the admin. */
export function arrangeToolbar(providers: Map<string, Provider>, loaded: Map<string, Feature>): void {
  for (const [key, feature] of loaded) Object.assign(feature, arranged(key, feature))
  for (const [key, provider] of providers) {
    if (loaded.has(key)) continue
    const { feature } = provider
    provider.feature = (props: unknown) =>
      arranged(key, isLoader(feature) ? feature(props) : (feature as Feature))
  }
}

/** Our own groups, with names for their buttons. */
export const nameButtons = (groups: ToolbarGroup[]): ToolbarGroup[] => groups.map(namedGroup)
