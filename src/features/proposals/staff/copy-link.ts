import type { ProposalMutationContext } from './proposal-mutations'

/** Puts an address on the clipboard. Returns whether the browser allowed it: only within a click, and over HTTPS. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Copies the link of a proposal and says so. */
export async function copyLink(
  link: string,
  { texts: { detail }, toasts }: Pick<ProposalMutationContext, 'texts' | 'toasts'>,
): Promise<void> {
  if (await copyText(link)) toasts.done(detail('done.copied'), detail('done.copiedText'))
  else toasts.failed(detail('failed.copy'), undefined, `${detail('failed.copyWhy')} ${link}`)
}
