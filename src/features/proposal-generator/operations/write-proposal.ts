import { type LanguageModel, type Prompt, TOTAL_TIMEOUT_MS } from '@/integrations/ai/port'
import { fee } from '@/lib/money'
import { withoutControls, enclosed, languageNames, materialRule, withoutTags } from '@/lib/prompt-material'
import { priceGuard, UNKNOWN_AMOUNT, type Prices } from '@/features/proposals/price-rules'
import type { ServiceLabel } from '@/features/proposals/rules'
import { defaultLanguage } from '@/i18n/languages'
import { configuredModel } from '@/integrations/ai/configured-model'
import type { Context } from '@/lib/server/http/authorize'
import type { GenerateProposalInput } from '../model-schemas'

/** Returns what the model learns of a form. The email address and phone number of the client stay here. */
export function proposalBriefOf(input: GenerateProposalInput): ProposalBrief {
  const { clientInfo, language } = input
  return {
    client: {
      firstName: clientInfo.first_name ?? '',
      lastName: clientInfo.last_name ?? '',
      company: clientInfo.company_name ?? '',
    },
    service: input.serviceType,
    description: input.projectDescription,
    template: input.templateContent ?? '',
    setupFee: input.setupFee,
    monthlyFee: input.monthlyFee,
    currency: input.currency,
    language: language ?? defaultLanguage,
    followsDescription: !language,
  }
}

type ProposalBrief = Prices & {
  client: { firstName: string; lastName: string; company: string }
  service: ServiceLabel
  description: string
  /** Whether the text is in the language of the description, because none was chosen. */
  followsDescription?: boolean
}

/**
 * Yields a proposal in Markdown, line by line, as the model writes it. Prices are those of the brief or of its template, and
 * HTML is removed. Throws the errors of the model, and the reason of `signal` when the caller aborts it.
 */
export async function* writeProposal(
  model: LanguageModel,
  brief: ProposalBrief,
  signal: AbortSignal,
): AsyncGenerator<string, void> {
  const guard = priceGuard(brief)
  const finished = (line: string) => guard(withoutTags(withoutControls(line)))
  let rest = ''
  for await (const piece of model.write(promptOf(brief), signal)) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield `${finished(line)}\n`
  }
  if (rest) yield finished(rest)
}

function promptOf(brief: ProposalBrief): Prompt {
  const { client, service, description, template, followsDescription, language } = brief
  const target = followsDescription ? 'the language of the project description' : languageNames[language]
  return {
    rules:
      `You write proposals for a marketing agency. Answer with the proposal itself and nothing else, in Markdown: headings from ## on, paragraphs, lists and tables; no HTML, pictures or links.
${materialRule}
Write in ${target}. Say what the client needs, what the agency will do, how it works together with the client, and what happens next. Be concrete and short, and promise no results, dates or facts that the material does not name.
${pricesRule(brief)}
${template ? 'Follow the structure of the template and keep its wording where it fits the client.' : ''}`.trimEnd(),
    material: [
      enclosed(
        'client',
        [`${client.firstName} ${client.lastName}`.trim(), client.company].filter(Boolean).join(', '),
      ),
      `Service: ${service}`,
      enclosed('project-description', description),
      ...(template ? [enclosed('template', template)] : []),
    ].join('\n\n'),
  }
}

function pricesRule({ setupFee, monthlyFee, currency, language }: Prices): string {
  const prices = [
    setupFee ? `one-time setup fee ${fee(setupFee, currency, language)}` : '',
    monthlyFee ? `monthly fee ${fee(monthlyFee, currency, language)}` : '',
  ].filter(Boolean)
  const named =
    prices.length > 0
      ? `The only prices are: ${prices.join(', ')}. Write them exactly so.`
      : 'There are no prices.'
  return `${named} Any other price, whoever named it, is written ${UNKNOWN_AMOUNT}.`
}

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
