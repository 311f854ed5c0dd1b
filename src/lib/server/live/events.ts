import { liveEvents, type LiveChange } from '@/lib/live'

/** The events of a stream, in the format of EventSource. JSON has no line breaks, which would end an event. */

const format = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

export const changeEvent = (change: LiveChange): string => format(liveEvents.change, change)
export const resetEvent = (): string => format(liveEvents.reset, {})
export const heartbeatEvent = (): string => format(liveEvents.heartbeat, {})

/** How long a browser waits before it connects again, in milliseconds. */
export const retryAfter = (milliseconds: number): string => `retry: ${milliseconds}\n\n`
