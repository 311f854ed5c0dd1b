import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'

import type { CalendarProblem } from '../calendar-rules'
import type { BusyTime, BusyWindow } from './busy-times'

/** What the thread gets, and what it answers. */
export type CalendarRequest = { text: string; window: BusyWindow }
export type CalendarResponse = { times?: BusyTime[]; problem?: CalendarProblem }

/** A release has the thread as one file beside the main one (scripts/site/bundle.ts), whatever folder the worker runs in. */
const threadFile = () => resolve(process.argv[1] ?? '', '..', 'calendar-thread.mjs')

/** How long reading one calendar may take, in milliseconds, and how much memory. */
const MAX_TIME = 5_000
const MAX_MEGABYTES = 128

/**
 * Reads the busy times of a calendar in a thread of its own, which is ended when it takes too long or too much memory: a rule of
 * recurrence can keep its reader busy forever. Without a release, as in tests and `npm run dev`, it is read here.
 */
export async function readBusyTimes(text: string, window: BusyWindow): Promise<CalendarResponse> {
  if (!existsSync(threadFile())) return readHere({ text, window })
  // The bundler resolves the file of `new Worker` at build time, and the release adds this one afterward.
  const worker = Reflect.construct(Worker, [
    threadFile(),
    { workerData: { text, window }, resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES } },
  ] satisfies ConstructorParameters<typeof Worker>)
  const limit = setTimeout(() => void worker.terminate(), MAX_TIME)
  try {
    return await new Promise<CalendarResponse>((resolve) => {
      worker.on('message', resolve)
      worker.on('error', () => resolve({ problem: 'too_many' }))
      worker.on('exit', () => resolve({ problem: 'too_many' }))
    })
  } finally {
    clearTimeout(limit)
    await worker.terminate()
  }
}

/** What the thread does, too. */
export async function readHere({ text, window }: CalendarRequest): Promise<CalendarResponse> {
  const { busyTimesOf, CalendarError } = await import('./busy-times')
  try {
    return { times: busyTimesOf(text, window) }
  } catch (error) {
    return { problem: error instanceof CalendarError ? error.problem : 'malformed' }
  }
}
