import { Suspense, type ReactNode } from 'react'

/** Milliseconds: what is read within them comes with the first HTML, and nothing moves. */
const patience = 150

const pause = () => new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined))

type Props<Value> = {
  ready: Promise<Value>
  show: (value: Value) => ReactNode
  /** Stands there while it takes longer. */
  waiting: ReactNode
  /** What is waited for: another one shows the placeholder again. */
  id: string
}

/**
 * What a page reads, in its first HTML when that is quick; else in its place when it comes, or without scripts at the end
 * of the page (styles/portal/late.css). The page has said its status and its redirects before.
 */
export async function Soon<Value>({ ready, show, waiting, id }: Props<Value>) {
  const early = await Promise.race([ready.then((value) => ({ value })), pause()])
  if (early) return show(early.value)
  return (
    <Suspense key={id} fallback={<div className="soon">{waiting}</div>}>
      <Late ready={ready} show={show} />
    </Suspense>
  )
}

async function Late<Value>({ ready, show }: Pick<Props<Value>, 'ready' | 'show'>) {
  return show(await ready)
}
