import type { LiveChange, LiveTopic } from '@/lib/live'

/** Reads a stream of events until it ends. */
export function readStream(body: ReadableStream<Uint8Array> | null) {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  const read = { text: '', hasEnded: false }
  void (async () => {
    for (;;) {
      const chunk = await reader?.read().catch(() => undefined)
      if (!chunk || chunk.done) break
      read.text += decoder.decode(chunk.value, { stream: true })
    }
    read.hasEnded = true
  })()
  const events = (name: string): unknown[] =>
    [...read.text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)]
      .filter(([, event]) => event === name)
      .map(([, , data = '']) => JSON.parse(data))
  return {
    /** The data of the events with that name, so far. */
    events,
    /** Whether it was told that this row has changed, alone or together with others. */
    heardOf: (topic: LiveTopic, id: string): boolean =>
      (events('change') as LiveChange[]).some((change) => change.topic === topic && change.ids.includes(id)),
    hasEnded: () => read.hasEnded,
  }
}
