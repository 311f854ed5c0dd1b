import { Suspense, type ReactNode } from 'react'

/** Values that resolve within this time, in milliseconds, are part of the first HTML, without a placeholder. */
const TIMEOUT_MS = 150

const pause = () => new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS, undefined))

type Props<Value> = {
  ready: Promise<Value>
  show: (value: Value) => ReactNode
  /** The placeholder. */
  waiting: ReactNode
  /** Identifies the value; a new ID shows the placeholder again. */
  id: string
}

/**
 * Renders a value in the first HTML if it resolves quickly, and streams it otherwise; without scripts it then appears at
 * the end of the page (styles/portal.css). By then the status is sent: check for errors and redirects before.
 */
export async function Streamed<Value>({ ready, show, waiting, id }: Props<Value>) {
  const early = await Promise.race([ready.then((value) => ({ value })), pause()])
  if (early) return show(early.value)
  return (
    <Suspense key={id} fallback={<div className="contents noscript:hidden">{waiting}</div>}>
      <Late ready={ready} show={show} />
    </Suspense>
  )
}

async function Late<Value>({ ready, show }: Pick<Props<Value>, 'ready' | 'show'>) {
  return show(await ready)
}
