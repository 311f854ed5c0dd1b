'use client'

import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'

/**
 * Returns a component whose code is loaded when it is shown; the server renders it at once. What shows it appears with it, or
 * earlier with a `fallback` in its place. `next/dynamic` would do the same, but preloads scripts that Turbopack does not write
 * when the code imports more of its own.
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): (props: Props) => ReactNode {
  // React's type of a lazy component hides its props behind those of any component.
  const Loaded = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>
  return function Lazy(props) {
    const shown = <Loaded {...props} />
    return fallback === undefined ? shown : <Suspense fallback={fallback}>{shown}</Suspense>
  }
}
