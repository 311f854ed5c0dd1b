import { constants, getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

import { invoicePdf } from '@/features/invoices/pdf/invoice-pdf'
import { signedProposalPdf } from '@/features/proposal-signing/pdf/signed-proposal-pdf'
import type { PdfRequest, PdfResponse } from '@/lib/server/pdf/print'

/** The thread that prints PDFs, one after the other (lib/server/pdf/print.ts). */
const documents = { invoice: invoicePdf, proposal: signedProposalPdf }

/** Requests come before PDFs, which still get a tenth of a busy processor. */
const LOWER = 10
// Only on Linux a thread has a priority of its own; elsewhere it is that of the process.
if (process.platform === 'linux')
  setPriority(Math.min(getPriority() + LOWER, constants.priority.PRIORITY_LOW))

let last = Promise.resolve()

parentPort?.on('message', ({ id, document, input }: PdfRequest) => {
  const print = documents[document] as (input: unknown) => Promise<Uint8Array<ArrayBuffer>>
  last = last.then(async () => {
    try {
      const bytes = await print(input)
      // Handed over, not copied: the thread that answers requests would do that.
      parentPort?.postMessage({ id, bytes } satisfies PdfResponse, [bytes.buffer])
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      parentPort?.postMessage({ id, error: message } satisfies PdfResponse)
    }
  })
})
