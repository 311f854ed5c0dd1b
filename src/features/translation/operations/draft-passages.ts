import { z } from 'zod'

import { enclosed, languageNames, materialRule, withoutTags, withoutControls } from '@/lib/prompt-material'
import { configuredModel } from '@/integrations/ai/configured-model'
import type { LanguageModel, Prompt } from '@/integrations/ai/port'
import { AppError } from '@/lib/app-error'
import { asUser } from '@/lib/server/db/local-api'
import { type Context, requireStaff } from '@/lib/server/http/authorize'
import { partNames, type Part } from '../rules'
import { loadTranslation, type LoadedPassage, type LoadedTranslation } from '../queries/load-translation'
import type { DraftPassagesInput } from '../schemas'
import { piecesOf, taggedText } from '../tags'
import { dataWith, saveTarget, withTranslation } from './change-passage'
import { storePassage } from './remember-translation'

type Texts = Record<string, string>
/** The texts that the model wrote, and what their source said. */
type Draft = { key: string; sourceHash: string; targetHash: string; texts: Texts }

/**
 * Lets the language model translate passages and saves them as a draft, marked as unread; such a language cannot be
 * published. A passage that changed meanwhile keeps its text. Returns the keys of those that were drafted. Throws AppError
 * 'not_configured' and the errors of the model.
 */
export async function draftPassages(
  { req }: Context,
  input: DraftPassagesInput,
  open = configuredModel,
): Promise<{ drafted: string[] }> {
  requireStaff(req)
  const model = await open()
  const loaded = await loadTranslation(req, input.document, asUser(req))
  if (loaded.to !== input.language) throw new AppError('invalid', { fields: { language: 'source' } })
  const asked = loaded.passages.filter(
    ({ key, source, isEditable }) => input.passages.includes(key) && source.length > 0 && isEditable,
  )
  if (asked.length === 0) throw new AppError('not_found')
  const drafts = await translate(model, loaded, asked)
  // Outside of a transaction until here: the model can take most of a minute.
  const drafted: string[] = []
  for (const draft of drafts) if (await store(req, input, draft)) drafted.push(draft.key)
  return { drafted }
}

const answerSchema = z.object({ texts: z.array(z.object({ number: z.int(), text: z.string() })) })

type Asked = { passage: LoadedPassage; part: Part }

async function translate(
  model: LanguageModel,
  loaded: LoadedTranslation,
  passages: readonly LoadedPassage[],
): Promise<Draft[]> {
  const asked: Asked[] = passages.flatMap((passage) => passage.source.map((part) => ({ passage, part })))
  const { texts } = await model.read(promptOf(loaded, asked), answerSchema, 'translation')
  const byNumber = new Map(
    texts.map(({ number, text }) => [number, cleaned(text, asked[number - 1]?.part.marks?.length ?? 0)]),
  )
  const drafts = passages.map((passage): Draft => {
    const own = asked.flatMap((one, index) =>
      one.passage === passage ? [[one.part.name, byNumber.get(index + 1) ?? ''] as const] : [],
    )
    const { key, sourceHash, targetHash } = passage
    return { key, sourceHash, targetHash, texts: Object.fromEntries(own) }
  })
  // A response that leaves texts out is rejected.
  if (drafts.some(({ texts }) => Object.values(texts).some((text) => text === '')))
    throw new AppError('model_failed')
  return drafts
}

/** Of one text, in characters. */
const MAX_TEXT_LENGTH = 20_000
const cleanedWords = (text: string): string =>
  text
    .split('\n')
    .map((line) => withoutTags(withoutControls(line)))
    .join('\n')

/** Removes what is not text, but for the numbered tags of formats up to `lastTag`. */
const cleaned = (text: string, lastTag: number): string =>
  taggedText(piecesOf(text, lastTag).map((piece) => ({ ...piece, text: cleanedWords(piece.text) })))
    .trim()
    .slice(0, MAX_TEXT_LENGTH)

function promptOf({ from, to, source }: LoadedTranslation, asked: readonly Asked[]): Prompt {
  const title = typeof source.title === 'string' ? source.title : ''
  return {
    rules: `You translate texts of the website of a marketing agency from ${languageNames[from]} into ${languageNames[to]}. Translate each numbered text on its own and return it with its number. Keep meaning, tone, names, figures and line breaks. Words between numbered tags, such as <1>these</1>, have a format: put the same tags around the words that translate them; write as a native writer would, not word for word. No HTML, no Markdown, nothing that the text does not say.
${materialRule}`,
    material: [
      ...(title ? [enclosed('title-of-the-page', title)] : []),
      ...asked.map(({ part }, index) => `Text ${index + 1}:\n${enclosed('text', part.tagged ?? part.text)}`),
    ].join('\n\n'),
  }
}

/** Saves one draft unless its passage has changed since it was sent to the model; returns whether it did. */
function store(req: Context['req'], input: DraftPassagesInput, draft: Draft): Promise<boolean> {
  return withTranslation(req, input, async (loaded) => {
    const passage = loaded.passages.find(({ key }) => key === draft.key)
    if (passage?.sourceHash !== draft.sourceHash || passage.targetHash !== draft.targetHash) return false
    const { data, target } = dataWith(loaded, passage, draft.texts)
    await storePassage(
      req,
      { document: loaded.document, language: loaded.to },
      {
        passage: passage.key,
        target,
        sourceHash: passage.sourceHash,
        sourceTexts: passage.source.map(({ text }) => text),
        state: 'model',
        replaced: replacedOf(passage),
      },
    )
    await saveTarget(req, loaded, data)
    return true
  })
}

/** What comes back when the draft is discarded: what a person wrote. */
function replacedOf(passage: LoadedPassage) {
  const { row, source, target, sourceHash, wordsHash, lost } = passage
  if (target.length === 0) return null
  if (row?.state === 'model') return row.replaced
  const names = partNames({ source, target })
  const texts = Object.fromEntries(
    target.flatMap(({ name, text }) => (names.includes(name) ? [[name, text]] : [])),
  )
  const node = 'pair' in passage ? passage.pair.target : undefined
  return {
    texts,
    ...(node && { node }),
    sourceHash: row?.sourceHash ?? (lost.length > 0 ? wordsHash : sourceHash),
    sourceTexts: row?.sourceTexts ?? source.map(({ text }) => text),
  }
}
