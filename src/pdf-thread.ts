import { parentPort } from 'node:worker_threads'

import { invoicePdf } from '@/features/invoices/pdf/invoice-pdf'
import { signedProposalPdf } from '@/features/proposals/pdf/signed-proposal-pdf'
import type { PdfRequest, PdfResponse } from '@/lib/server/pdf/print'

/** The thread that prints PDFs, one after the other (lib/server/pdf/print.ts). */
const documents = { invoice: invoicePdf, proposal: signedProposalPdf }

let last = Promise.resolve()

parentPort?.on('message', ({ id, document, input }: PdfRequest) => {
  const print = documents[document] as (input: unknown) => Promise<Uint8Array<ArrayBuffer>>
  last = last.then(async () => {
    const answer = (response: PdfResponse) => parentPort?.postMessage(response)
    try {
      answer({ id, bytes: await print(input) })
    } catch (error) {
      answer({ id, error: error instanceof Error ? error.message : String(error) })
    }
  })
})
