import { archMark } from '@/components/site/arch-mark'

/**
 * The classes of a link in a bar. An arch is over the current page; the pointer underlines, so that it does not look like the
 * current page.
 */
export const barLink = `relative inline-flex min-h-11 items-center decoration-2 underline-offset-6 hover:underline before:absolute before:inset-x-0 before:top-px before:mx-auto before:translate-y-1 before:opacity-0 before:transition-[opacity,translate] aria-[current]:before:translate-y-0 aria-[current]:before:opacity-100 ${archMark}`

/** A link of the main navigation. */
export const navLink = `gap-1.5 whitespace-nowrap before:w-7.5 ${barLink}`
