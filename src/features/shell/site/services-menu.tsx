'use client'

import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'

import { Bowl } from '@/components/ui/icons'
import { useCurrent } from './nav-link'

/** Milliseconds (specification, section 9): a mouse that passes by opens nothing, one that has just left opens at once. */
const delays = { open: 200, skip: 300, close: 150 }
const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/**
 * The services below their button. The panel is a native popover: it opens before any script has come, Escape and a
 * click beside it close it, and it is out of the way of the page. `children` come from the server.
 */
export function ServicesMenu({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const closedAt = useRef(-Infinity)
  const byHover = useRef(false)
  const current = useCurrent('/services', 'services')

  useEffect(() => () => clearTimeout(timer.current), [])

  /** The state follows a moment later. */
  const isOpen = () => panel.current?.matches(':popover-open') ?? false
  const turn = (on: boolean) => {
    clearTimeout(timer.current)
    panel.current?.togglePopover(on)
  }

  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    clearTimeout(timer.current)
    if (isOpen()) return
    const justLeft = Date.now() - closedAt.current < delays.skip
    timer.current = setTimeout(
      () => {
        byHover.current = true
        turn(true)
      },
      justLeft ? 0 : delays.open,
    )
  }

  const leave = ({ pointerType }: PointerEvent) => {
    clearTimeout(timer.current)
    if (pointerType === 'mouse' && byHover.current)
      timer.current = setTimeout(() => turn(false), delays.close)
  }

  /** A click on what the mouse has opened keeps it open; the next one closes it. */
  const press = (event: MouseEvent) => {
    clearTimeout(timer.current)
    if (isOpen() && byHover.current) event.preventDefault()
    byHover.current = false
  }

  const key = (event: KeyboardEvent) => {
    const links = [...(panel.current?.querySelectorAll('a') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLAnchorElement)
    if (event.key === 'Escape' && isOpen()) {
      turn(false)
      return button.current?.focus()
    }
    const step = steps[event.key]
    const target = step ? at + step : { Home: 0, End: links.length - 1 }[event.key]
    if (target === undefined || (!isOpen() && event.key !== 'ArrowDown')) return
    event.preventDefault()
    turn(true)
    if (target < 0) button.current?.focus()
    else links[Math.min(target, links.length - 1)]?.focus()
  }

  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) turn(false)
  }

  return (
    <div className="nav-services" onPointerEnter={enter} onPointerLeave={leave} onKeyDown={key} onBlur={blur}>
      <button
        ref={button}
        type="button"
        popoverTarget="services-menu"
        aria-expanded={open}
        aria-controls="services-menu"
        aria-current={current}
        className="nav-link"
        onClick={press}
      >
        {label} <Bowl />
      </button>
      <div
        ref={panel}
        id="services-menu"
        popover="auto"
        className="menu"
        onToggle={(event) => {
          setOpen(event.newState === 'open')
          if (event.newState === 'open') return
          closedAt.current = Date.now()
          byHover.current = false
        }}
        onClick={(event) => {
          if ((event.target as Element).closest('a')) turn(false)
        }}
      >
        {children}
      </div>
    </div>
  )
}
