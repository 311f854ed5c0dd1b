import { siteSettings } from '@/features/settings/queries'
import { AppError } from '@/lib/app-error'
import type { FileDownload } from '@/lib/server/http/download'
import { printPdf } from '@/lib/server/pdf/print'
import { paperSizeFor } from '@/lib/server/pdf/look'
import type { Context } from '@/lib/server/http/authorize'
import { asFrozen } from '@/features/proposals/queries/agency'
import { findProposal } from '../queries/proposal'

/**
 * Returns the PDF of a signed proposal, in its language: for its client, its owner and admins. Throws `not_found` for one
 * that the user may not see or that is not signed.
 */
export async function downloadProposal(
  { req }: Context,
  { id = '' }: Record<string, string>,
): Promise<FileDownload> {
  const proposal = await findProposal(req, id, new Date())
  if (proposal === 'missing' || proposal === 'denied') throw new AppError('not_found')
  const { offer, signature, number } = proposal
  if (!offer || !signature) throw new AppError('not_found')
  // Imported on demand: loading the library at startup would slow down every start.
  const { readPictures } = await import('../pdf/read-pictures')
  const settings = asFrozen(await siteSettings(proposal.language), offer.agency)
  const pictures = await readPictures(req, id, offer.images ?? [])
  const size = paperSizeFor(offer.currency)
  const input = { proposal: { ...proposal, offer }, signature, settings, pictures, size }
  return {
    name: `proposal-${number ?? id.slice(0, 8)}-v${offer.number}.pdf`,
    type: 'application/pdf',
    bytes: await printPdf('proposal', input, async () =>
      (await import('../pdf/signed-proposal-pdf')).signedProposalPdf(input),
    ),
  }
}
