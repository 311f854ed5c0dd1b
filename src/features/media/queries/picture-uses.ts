import type { PayloadRequest } from 'payload'

import { asUser } from '@/lib/server/db/local-api'
import type { PictureCollection, PictureUse } from '../rules'
import { findPageUses } from './page-uses'
import { findPostUses } from './post-uses'

type Picture = { collection: PictureCollection; id: string }

/** Returns the documents that use a picture, of those that the user may read. */
export async function findPictureUses(
  req: PayloadRequest,
  { collection, id }: Picture,
): Promise<{ uses: PictureUse[] }> {
  if (collection === 'proposal-images') return { uses: await findProposalUses(req, id) }
  if (collection === 'testimonial-images') return { uses: await findTestimonialUses(req, id) }
  return { uses: [...(await findPostUses(req, id)), ...(await findPageUses(req, id))] }
}

async function findTestimonialUses(req: PayloadRequest, id: string): Promise<PictureUse[]> {
  const { docs } = await asUser(req).find({
    collection: 'testimonials',
    where: { image: { equals: id } },
    select: { name: true },
    depth: 0,
    pagination: false,
  })
  return docs.map((testimonial) => ({
    title: testimonial.name,
    href: `/admin/collections/testimonials/${testimonial.id}`,
    place: 'portrait',
  }))
}

/**
 * Returns the proposal that uses a private picture. Only its owner may see a use in the text; everyone who may read the
 * picture may see that it is frozen.
 */
async function findProposalUses(req: PayloadRequest, id: string): Promise<PictureUse[]> {
  const [picture] = (
    await asUser(req).find({
      collection: 'proposal-images',
      where: { id: { equals: id } },
      depth: 0,
      limit: 1,
      pagination: false,
    })
  ).docs
  if (!picture) return []
  const { docs } = await asUser(req).find({
    collection: 'proposals',
    where: { id: { equals: picture.proposal } },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  return docs.flatMap((proposal): PictureUse[] => {
    const use = { title: proposal.title, href: `/admin/collections/proposals/${proposal.id}` }
    const isInText = JSON.stringify(proposal.content ?? null).includes(id)
    return [
      ...(picture.frozenAt ? [{ ...use, place: 'frozen' as const }] : []),
      ...(isInText ? [{ ...use, place: 'text' as const }] : []),
    ]
  })
}
