import type { Service } from '../queries'

/** A list on a service's page. */
export type ServiceItemList = NonNullable<Service['lists']>[number]

type Item = NonNullable<ServiceItemList['items']>[number]

export const itemsOf = ({ items }: ServiceItemList): Item[] => items ?? []
