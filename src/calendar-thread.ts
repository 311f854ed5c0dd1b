import { parentPort, workerData } from 'node:worker_threads'

import { readHere, type CalendarRequest } from '@/features/calls/jobs/read-busy-times'

/** The thread that reads one calendar and ends (features/calls/jobs/read-busy-times.ts). */
parentPort?.postMessage(await readHere(workerData as CalendarRequest))
