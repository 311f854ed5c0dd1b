'use client'

import {
  useEffect,
  useEffectEvent,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react'

import { movedTo } from '../rules'

/** What the live line says about the row that is or was moved; `place` is counted from 0. */
export type MoveNews = { kind: 'held' | 'at' | 'dropped' | 'back'; id: string; place: number }

type Held = { id: string; order: string[]; before: readonly string[]; by: 'keys' | 'pointer' }

/**
 * Rows that are moved by a handle: with the pointer, or with Space, the arrow keys, and Escape. `order` is what to show
 * meanwhile; `onDrop` gets the order that was chosen and the one before. Rows have `data-row={id}`, handles
 * `data-handle={id}`.
 */
export function useReorder(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onDrop: (next: string[], shown: string[]) => void,
) {
  const [held, setHeld] = useState<Held>()
  const [news, setNews] = useState<MoveNews>()

  const tell = (kind: MoveNews['kind'], { id, order }: Pick<Held, 'id'> & { order: readonly string[] }) =>
    setNews({ kind, id, place: order.indexOf(id) })
  const pick = (id: string, by: Held['by']) => {
    const next: Held = { id, order: [...ids], before: ids, by }
    setHeld(next)
    tell('held', next)
  }
  const move = (place: number) => {
    if (!held) return
    const order = movedTo(held.order, held.id, place)
    if (order.indexOf(held.id) === held.order.indexOf(held.id)) return
    setHeld({ ...held, order })
    tell('at', { id: held.id, order })
  }
  const drop = () => {
    if (!held) return
    setHeld(undefined)
    tell('dropped', held)
    if (held.order.some((id, index) => id !== held.before[index])) onDrop(held.order, [...held.before])
  }
  const putBack = () => {
    if (!held) return
    setHeld(undefined)
    tell('back', { id: held.id, order: held.before })
  }

  // A moved row loses the focus in some browsers.
  const heldByKeys = held?.by === 'keys' ? held.id : undefined
  const place = held?.order.indexOf(held.id)
  useEffect(() => {
    if (heldByKeys)
      list.current?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(heldByKeys)}"]`)?.focus()
  }, [list, heldByKeys, place])

  const onPointerMove = useEffectEvent((y: number) => {
    const rows = [...(list.current?.querySelectorAll('[data-row]') ?? [])]
    const middles = rows
      .filter((row) => row.getAttribute('data-row') !== held?.id)
      .map((row) => row.getBoundingClientRect())
      .map(({ top, height }) => top + height / 2)
    move(middles.filter((middle) => middle < y).length)
  })
  const onPointerEnd = useEffectEvent((isCancelled: boolean) => (isCancelled ? putBack() : drop()))
  const onEscape = useEffectEvent((key: string) => key === 'Escape' && putBack())
  const isDragging = held?.by === 'pointer'
  useEffect(() => {
    if (!isDragging) return
    const controller = new AbortController()
    const { signal } = controller
    addEventListener('pointermove', ({ clientY }) => onPointerMove(clientY), { signal })
    addEventListener('pointerup', () => onPointerEnd(false), { signal })
    addEventListener('pointercancel', () => onPointerEnd(true), { signal })
    addEventListener('keydown', ({ key }) => onEscape(key), { signal })
    return () => controller.abort()
  }, [isDragging])

  const onKeyDown = (event: KeyboardEvent, id: string) => {
    const isHeld = held?.id === id
    const current = held?.order.indexOf(id) ?? 0
    const actions: Record<string, (() => void) | undefined> = {
      ' ': () => (isHeld ? drop() : pick(id, 'keys')),
      Enter: isHeld ? drop : undefined,
      ArrowUp: isHeld ? () => move(current - 1) : undefined,
      ArrowDown: isHeld ? () => move(current + 1) : undefined,
      Home: isHeld ? () => move(0) : undefined,
      End: isHeld ? () => move(ids.length - 1) : undefined,
      Escape: isHeld ? putBack : undefined,
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }

  const handleProps = (id: string) => ({
    'data-handle': id,
    'aria-pressed': held?.id === id,
    onKeyDown: (event: KeyboardEvent) => onKeyDown(event, id),
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || held) return
      event.preventDefault()
      ;(event.currentTarget as HTMLElement).focus()
      pick(id, 'pointer')
    },
  })
  return { order: held?.order ?? ids, held: held?.id, news, handleProps }
}
