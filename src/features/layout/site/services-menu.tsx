'use client'

import {
  useEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'

import { Chevron } from '@/components/ui/icons'
import { navLink } from './bar-link'
import { useCurrent } from './nav-link'

/**
 * In milliseconds. A mouse that only passes over the button opens nothing; one that returns within `skip` opens the menu at
 * once.
 */
const delays = { open: 200, skip: 300, close: 150 }
const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/**
 * The services menu. The panel is a native popover: it opens before scripts have loaded, closes with Escape or a click
 * outside, and is in the top layer. The browser tells screen readers whether it is open, so the button has no
 * `aria-expanded`. `children` are rendered on the server.
 */
export function ServicesMenu({ label, children }: { label: string; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const closedAt = useRef(-Infinity)
  const openedByHover = useRef(false)
  const current = useCurrent('/services', '/services')

  useEffect(() => () => clearTimeout(timer.current), [])

  /** Reads the DOM, because the state is updated only by the toggle event. */
  const isOpen = () => panel.current?.matches(':popover-open') ?? false
  const toggle = (on: boolean) => {
    clearTimeout(timer.current)
    panel.current?.togglePopover(on)
  }

  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    clearTimeout(timer.current)
    if (isOpen()) return
    const justLeft = Date.now() - closedAt.current < delays.skip
    timer.current = setTimeout(
      () => {
        openedByHover.current = true
        toggle(true)
      },
      justLeft ? 0 : delays.open,
    )
  }

  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    clearTimeout(timer.current)
    if (pointerType === 'mouse' && openedByHover.current)
      timer.current = setTimeout(() => toggle(false), delays.close)
  }

  /** The first click on a panel opened by hover keeps it open; the next one closes it. */
  const onClick = (event: MouseEvent) => {
    clearTimeout(timer.current)
    if (isOpen() && openedByHover.current) event.preventDefault()
    openedByHover.current = false
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...(panel.current?.querySelectorAll('a') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLAnchorElement)
    if (event.key === 'Escape' && isOpen()) {
      toggle(false)
      return button.current?.focus()
    }
    const step = steps[event.key]
    const target = step ? at + step : { Home: 0, End: links.length - 1 }[event.key]
    if (target === undefined || (!isOpen() && event.key !== 'ArrowDown')) return
    event.preventDefault()
    toggle(true)
    if (target < 0) button.current?.focus()
    else links[Math.min(target, links.length - 1)]?.focus()
  }

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) toggle(false)
  }

  return (
    <div
      className="flex items-center self-stretch"
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <button
        ref={button}
        type="button"
        popoverTarget="services-menu"
        aria-controls="services-menu"
        aria-current={current}
        className={`group has-[+:popover-open]:underline ${navLink}`}
        onClick={onClick}
      >
        {label}{' '}
        <Chevron className="size-2.5 flex-none transition-transform group-has-[+:popover-open]:rotate-180" />
      </button>
      <div
        ref={panel}
        id="services-menu"
        popover="auto"
        className="services-menu"
        onToggle={(event) => {
          if (event.newState === 'open') return
          closedAt.current = Date.now()
          openedByHover.current = false
        }}
        onClick={(event) => {
          if ((event.target as Element).closest('a')) toggle(false)
        }}
      >
        {children}
      </div>
    </div>
  )
}
