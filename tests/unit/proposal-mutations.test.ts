import { MutationObserver, QueryClient, type MutationOptions } from '@tanstack/react-query'
import { createTranslator } from 'use-intl/core'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { dashboardMessages } from '@/i18n/staff-messages'
import { reasonOf } from '@/components/staff/failure'
import { sendingProblems, unresolvedVariables, isEmptyProposalText } from '@/features/proposals/sending-rules'
import {
  copyLink,
  type ProposalMutationContext,
  duplicateMutation,
  reviseMutation,
  sendMutation,
} from '@/features/proposals/staff/proposal-mutations'
import { proposalHref, stepOf } from '@/features/proposals/staff/proposal-params'
import { languages, type Language } from '@/i18n/languages'
import { documentOfText } from '../support/fixtures'

afterEach(() => vi.unstubAllGlobals())

/** What the mutations report, and whether the dialog went on. */
function open(language: Language) {
  const messages = dashboardMessages(language)
  const translator = (namespace: string) =>
    createTranslator({ locale: language, messages, namespace: namespace as 'leads' }) as unknown
  const said: string[][] = []
  const context: ProposalMutationContext = {
    queryClient: new QueryClient(),
    texts: {
      detail: translator('proposalBoard.detail'),
      common: translator('dashboard'),
    } as ProposalMutationContext['texts'],
    toasts: {
      done: (...words) => said.push(words.map(String)),
      failed: (what, error, why) =>
        said.push([messages.dashboard.error, what, why ?? messages.dashboard.reasons[reasonOf(error)]]),
      readFailed: (what) => said.push([messages.dashboard.error, what]),
    },
  }
  const next = vi.fn()
  const run = <Result, Input>(options: MutationOptions<Result, Error, Input>, input: Input) =>
    new MutationObserver(context.queryClient, options).mutate(input).catch(() => undefined)
  return { context, said, next, run, texts: messages.proposalBoard.detail }
}

/** The server answers each request with this; returns the paths and bodies that it got. */
function answer(body: object): [string, unknown][] {
  const sent: [string, unknown][] = []
  vi.stubGlobal('fetch', (path: string, { body: text }: { body: string }) => {
    sent.push([path, JSON.parse(text)])
    return Promise.resolve(Response.json(body))
  })
  return sent
}

const words = {
  en: {
    sent: ['Proposal sent', 'rosa@x.example gets it in Spanish.'],
    invited: ['Proposal sent', 'rosa@x.example gets it in Spanish, with an invitation to the portal.'],
    marked: ['Marked as sent', 'The link is on your clipboard.'],
    notCopied: ['Marked as sent', 'Your browser didn’t allow copying the link. Copy it from here.'],
    revised: ['It’s a draft again', 'Change it, then send the next version.'],
    duplicated: ['Proposal duplicated', 'The copy is a draft that hasn’t been sent.'],
    failed: ['Failed to send proposal.', 'Failed to revise proposal.', 'Failed to duplicate proposal.'],
    variables:
      'These blanks from the template are still in the text: {{client}}. Fill them in before you send it.',
    signed: 'The client signed it in the meantime.',
  },
  es: {
    sent: ['Propuesta enviada', 'La recibe rosa@x.example (español).'],
    invited: ['Propuesta enviada', 'La recibe rosa@x.example (español), con una invitación al portal.'],
    marked: ['Marcada como enviada', 'El enlace está en tu portapapeles.'],
    notCopied: ['Marcada como enviada', 'Tu navegador no permitió copiar el enlace. Cópialo de aquí.'],
    revised: ['Ya es un borrador otra vez', 'Cámbiala y envía la siguiente versión.'],
    duplicated: ['Propuesta duplicada', 'La copia es un borrador que no se ha enviado.'],
    failed: [
      'No se pudo enviar la propuesta.',
      'No se pudo modificar la propuesta.',
      'No se pudo duplicar la propuesta.',
    ],
    variables:
      'El texto todavía tiene estos espacios de la plantilla: {{client}}. Complétalos antes de enviarla.',
    signed: 'Mientras tanto, el cliente la firmó.',
  },
}
const sending = { proposal: 'p', by: 'mail', expiresAt: '2026-04-12' } as const
const email = (isInvitation: boolean) => ({ recipient: 'rosa@x.example', language: 'es', isInvitation })

describe.each(languages)('the context of proposals, in %s', (language) => {
  const text = words[language]

  test('says who gets the email, and that it invites', async () => {
    const { context, said, next, run } = open(language)
    const requests = answer({ success: true, link: 'l', version: 1, email: email(false) })
    await run(sendMutation(context, next), sending)
    answer({ success: true, link: 'l', version: 1, email: email(true) })
    await run(sendMutation(context, next), sending)
    expect(requests).toEqual([['/api/send-proposal', sending]])
    expect(said).toEqual([text.sent, text.invited])
    expect(next).toHaveBeenCalledTimes(2)
  })

  test('says whether the link was copied', async () => {
    const { context, said, next, run } = open(language)
    const requests = answer({ success: true, link: 'l', version: 1, email: null })
    await run(sendMutation(context, next), { ...sending, by: 'link', isCopied: true })
    await run(sendMutation(context, next), { ...sending, by: 'link', isCopied: false })
    expect(requests[0]).toEqual(['/api/send-proposal', { ...sending, by: 'link' }])
    expect(said).toEqual([text.marked, text.notCopied])
  })

  test('revises and duplicates', async () => {
    const { context, said, next, run } = open(language)
    const requests = answer({ success: true, id: 'copy' })
    await run(reviseMutation(context, next), 'p')
    await run(duplicateMutation(context, next), 'p')
    expect(requests).toEqual([
      ['/api/revise-proposal', { proposal: 'p' }],
      ['/api/duplicate-proposal', { proposal: 'p' }],
    ])
    expect(said).toEqual([text.revised, text.duplicated])
    expect(next).toHaveBeenLastCalledWith('copy')
  })

  test('a failure says what failed and stays', async () => {
    const { context, said, next, run } = open(language)
    answer({ success: false, error: 'unavailable' })
    await run(sendMutation(context, next), sending)
    await run(reviseMutation(context, next), 'p')
    await run(duplicateMutation(context, next), 'p')
    expect(said.map(([title, what]) => [title, what])).toEqual(text.failed.map((what) => ['Error', what]))
    expect(next).not.toHaveBeenCalled()
  })

  test('a refusal says why', async () => {
    const { context, said, next, run, texts } = open(language)
    const why = async (body: object) => {
      answer({ success: false, ...body })
      await run(sendMutation(context, next), sending)
      return said.at(-1)?.[2]
    }
    const variables = { content: 'variables', variables: '{{client}}' }
    expect(await why({ error: 'invalid', fields: variables })).toBe(text.variables)
    const current = { value: 'signed', changedBy: null, changedAt: null }
    expect(await why({ error: 'conflict', current })).toBe(text.signed)
    for (const [field, problems] of Object.entries(sendingProblems))
      for (const problem of problems.filter((name) => name !== 'variables'))
        expect(await why({ error: 'conflict', fields: { [field]: problem } })).toBe(texts.problems[problem])
    for (const value of ['draft', 'sent'] as const)
      expect(await why({ error: 'conflict', current: { ...current, value } })).toBe(texts.stale[value])
  })

  test('a link that the browser does not let copy is shown', async () => {
    const { context, said, texts } = open(language)
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } })
    await copyLink('https://puente.example/proposal/p', context)
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.resolve() } })
    await copyLink('https://puente.example/proposal/p', context)
    expect(said).toEqual([
      ['Error', texts.failed.copy, `${texts.failed.copyWhy} https://puente.example/proposal/p`],
      [texts.done.copied, texts.done.copiedText],
    ])
  })
})

test('has exactly these English texts', () => {
  expect(dashboardMessages('en').proposalBoard.detail.markAndCopy).toBe('Mark as Sent and Copy')
})

test('the address of a proposal names its step', () => {
  expect(proposalHref('p', 'send')).toBe('/admin?tab=proposals&proposal=p&step=send')
  expect([stepOf('revise'), stepOf('delete'), stepOf(null)]).toEqual(['revise', undefined, undefined])
})

describe('variables of the template', () => {
  test('are found across formats, in links and in the title, each once', () => {
    const document = documentOfText('Dear {{cli')
    const [paragraph] = document.root.children
    paragraph?.children.push({
      type: 'text',
      version: 1,
      text: 'ent}}',
      format: 1,
      style: '',
      mode: 'normal',
      detail: 0,
    })
    const link = { type: 'link', fields: { url: 'https://x.example/%7B%7Bcompany%7D%7D' }, children: [] }
    const content = {
      root: { ...document.root, children: [paragraph, { type: 'paragraph', children: [link] }] },
    }
    expect(unresolvedVariables('For {{client}}', content)).toEqual(['{{client}}', '{{company}}'])
  })

  test('are not what looks similar, and nothing is found in nothing', () => {
    expect(unresolvedVariables('{ a } }} {{', documentOfText('{x} and { {y} }'))).toEqual([])
    expect(unresolvedVariables('', undefined)).toEqual([])
  })

  test('a document is empty without text and without pictures', () => {
    expect([undefined, documentOfText(' '), documentOfText('a')].map(isEmptyProposalText)).toEqual([
      true,
      true,
      false,
    ])
    expect(isEmptyProposalText({ root: { children: [{ type: 'upload' }] } })).toBe(false)
  })
})
