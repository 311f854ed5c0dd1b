import type { Service } from '../queries'

export type GroupKind = 'lead' | 'pair' | 'night'
type ServiceGroup = { kind: GroupKind; services: Service[] }

const pattern: readonly { kind: GroupKind; size: number }[] = [
  { kind: 'lead', size: 1 },
  { kind: 'pair', size: 2 },
  { kind: 'night', size: 1 },
  { kind: 'pair', size: 2 },
]

/**
 * Divides the services into groups: one that leads, a pair, one on a dark background and a pair. Half a pair is a group that
 * leads.
 */
export function groupServices(services: readonly Service[]): ServiceGroup[] {
  const groups: ServiceGroup[] = []
  for (let next = 0; next < services.length;) {
    const { kind, size } = pattern[groups.length % pattern.length] ?? { kind: 'lead', size: 1 }
    const inside = services.slice(next, next + size)
    groups.push({ kind: inside.length < size ? 'lead' : kind, services: inside })
    next += size
  }
  return groups
}
