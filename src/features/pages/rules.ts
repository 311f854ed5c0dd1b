/** What the agency claims in its copy (specification, section 9). */
export const claimKeys = ['hoursSaved', 'conversion', 'traffic', 'lifetimeValue', 'emailReturn'] as const
export type ClaimKey = (typeof claimKeys)[number]

/** The paragraphs of a text that keeps an empty line between them. */
export const paragraphsOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
