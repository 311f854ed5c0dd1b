import type { Service } from '../queries'

export type RoomKind = 'lead' | 'pair' | 'night'
export type Room = { kind: RoomKind; services: Service[] }

const pattern: readonly { kind: RoomKind; size: number }[] = [
  { kind: 'lead', size: 1 },
  { kind: 'pair', size: 2 },
  { kind: 'night', size: 1 },
  { kind: 'pair', size: 2 },
]

/** Divides the services into rooms: one that leads, a pair, one at night and a pair. Half a pair is a room that leads. */
export function roomsOf(services: readonly Service[]): Room[] {
  const rooms: Room[] = []
  for (let next = 0; next < services.length;) {
    const { kind, size } = pattern[rooms.length % pattern.length] ?? { kind: 'lead', size: 1 }
    const inside = services.slice(next, next + size)
    rooms.push({ kind: inside.length < size ? 'lead' : kind, services: inside })
    next += size
  }
  return rooms
}
