import { renderToBuffer } from '@react-pdf/renderer'

import { footSize, registerFonts, titleSize } from '@/features/invoices/pdf/pdf-styles'
import { tagPdf, type RoleOf } from '@/features/invoices/pdf/tag-pdf'
import { sanitizeDocument } from '@/lib/outline'
import { altOf, fileOf, picturesOf } from './pdf-picture'
import { SignedProposalDocument, type SignedProposalInput } from './signed-proposal-document'
import { signedProposalTexts } from './signed-proposal-texts'

/** The title is a heading. The foot is read once, on the first page. */
const roleOf: RoleOf = (size, page) => {
  if (size === titleSize) return 'H1'
  return size === footSize && page > 0 ? undefined : 'P'
}

/** Renders the PDF of a signed proposal, with tags for screen readers. */
export async function signedProposalPdf(input: SignedProposalInput): Promise<Uint8Array<ArrayBuffer>> {
  registerFonts()
  const t = signedProposalTexts(input.proposal.language)
  const alts = [
    ...altsOf(input),
    ...(input.signature.image ? [`${t('pdf.signature')}: ${input.signature.signer.name}`] : []),
  ]
  return tagPdf(await renderToBuffer(<SignedProposalDocument {...input} t={t} />), roleOf, alts)
}

/** The alternative texts of the pictures that are printed, in their order. */
function altsOf({ proposal, pictures }: SignedProposalInput): string[] {
  const body = sanitizeDocument(proposal.offer.body)
  const printed = body ? picturesOf(body.root).filter((node) => fileOf(node, pictures)) : []
  return printed.map(altOf)
}
