import { configuredModel } from '@/integrations/ai/configured-model'
import { TOTAL_TIMEOUT_MS } from '@/integrations/ai/port'
import type { Context } from '@/lib/server/http/authorize'
import type { GenerateProposalInput } from '../writing-schemas'
import { proposalBriefOf } from './proposal-brief'
import { writeProposal } from './write-proposal'

/**
 * Returns the text of a proposal in Markdown. Its prices are those of the input. Throws `not_configured` and the errors of
 * the model.
 */
export async function generateProposal(
  _context: Context,
  input: GenerateProposalInput,
  open = configuredModel,
): Promise<{ content: string }> {
  const lines = writeProposal(await open(), proposalBriefOf(input), AbortSignal.timeout(TOTAL_TIMEOUT_MS))
  let content = ''
  for await (const line of lines) content += line
  return { content: content.trim() }
}
