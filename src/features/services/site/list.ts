import type { Service } from '../queries'

/** One list of a service's page: a heading, and what stands below it. */
export type List = NonNullable<Service['lists']>[number]

type Item = NonNullable<List['items']>[number]

export const itemsOf = ({ items }: List): Item[] => items ?? []
