import type { ProposalDesk } from './proposal-desk'

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
  { texts: { desk }, toasts }: Pick<ProposalDesk, 'texts' | 'toasts'>,
): Promise<void> {
  if (await copyText(link)) toasts.done(desk('done.copied'), desk('done.copiedText'))
  else toasts.failed(desk('failed.copy'), undefined, `${desk('failed.copyWhy')} ${link}`)
}
