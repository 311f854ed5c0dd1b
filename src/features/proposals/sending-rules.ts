/** Rules of sending, revising and copying a proposal. Pure: no I/O. */

/** Days before the expiry on which its client is reminded, and days after the first opening on which its owner is. */
export const proposalReminderDays = { beforeExpiry: 3, afterOpening: 3 }

/** The ways to send a proposal: an email with the link, or a link that staff pass on themselves. */
export const sendMethods = ['mail', 'link'] as const
export type SendMethod = (typeof sendMethods)[number]

/** What keeps a proposal from being sent. `fields.<name>` of the error has one of these. */
export const sendingProblems = {
  content: ['required', 'variables', 'pictures'],
  client: ['suspended', 'staff', 'elsewhere', 'closed'],
  expires_at: ['past', 'late'],
} as const

/** Whether a proposal of that status can become a draft again. An expired one has the status `sent`. */
export const canRevise = (status: string): boolean => status === 'sent' || status === 'rejected'

/** The statuses of a lead before its proposal is sent. Others are as far, or closed. */
export const statusesBeforeProposal = ['new', 'contacted', 'qualified'] as const

/** Also '{{ {{client}} }}' with its value, or with braces in it, such as '{{ { {Ana} }}'. */
const VARIABLE = /\{\{(?:[^{}]|\{(?!\{)|\}(?!\}))*\}\}/g

type Node = { type?: string; text?: unknown; children?: unknown; fields?: { url?: unknown } }

/**
 * Returns the template variables in a title and a Lexical document that were not replaced, such as '{{client}}', each once.
 */
export function unresolvedVariables(title: string, content: unknown): string[] {
  const root = (content as { root?: Node } | null | undefined)?.root
  const found = [title, ...(root ? textsOf(root) : [])].flatMap((text) => text.match(VARIABLE) ?? [])
  return [...new Set(found)]
}

/** Whether a Lexical document says nothing. */
export const isEmptyProposalText = (content: unknown): boolean => {
  const root = (content as { root?: Node } | null | undefined)?.root
  return !root || (!textsOf(root).some((text) => text.trim()) && !hasBlock(root))
}

const childrenOf = ({ children }: Node): Node[] => (Array.isArray(children) ? (children as Node[]) : [])

/** The texts of the blocks, and the targets of links. A variable that is partly bold has several text nodes. */
function textsOf(node: Node): string[] {
  const children = childrenOf(node)
  const url = typeof node.fields?.url === 'string' ? [decoded(node.fields.url)] : []
  return [inlineText(node), ...url, ...children.flatMap(textsOf)]
}

const inlineText = (node: Node): string =>
  typeof node.text === 'string' ? node.text : childrenOf(node).map(inlineText).join('')

/** Editors encode braces in the address of a link. */
const decoded = (url: string): string => url.replaceAll(/%7B/gi, '{').replaceAll(/%7D/gi, '}')

/** Pictures and rules are content without text. */
const hasBlock = (node: Node): boolean =>
  ['upload', 'block', 'horizontalrule'].includes(node.type ?? '') || childrenOf(node).some(hasBlock)
