import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'
import sharp from 'sharp'

import { CONSENT_VERSION } from '../../src/features/proposal-signing/signing-rules'
import { longProposal } from '../support/long-proposal'
import { startSession, type Session } from './session'
import type { TestSite } from './test-site'

const CLIENT = 'client2@puente.example'
/** Later than a request begins, and earlier than it ends. */
const MIDDLE_MS = 50

type Traffic = {
  ask?: Parameters<typeof startSession>[3]
  pauseMs?: number
  onError?: (error: unknown) => void
}

/**
 * Starts a colleague who uploads pictures and deletes each third, and one who sends proposals, which the client signs, until `stop`
 * is called.
 */
export async function startStaffTraffic(
  { url, password, postgres }: Pick<TestSite, 'url' | 'password'> & { postgres: { ownerUrl: string } },
  { ask = fetch, pauseMs = 100, onError }: Traffic = {},
) {
  const team = await startSession(url, 'team@puente.example', password, ask)
  const clients = await team.get(`/api/clients?where[email][equals]=${CLIENT}&depth=0`)
  const client = ((await clients.json()) as { docs: { id: string }[] }).docs[0]?.id
  const signer = await startSession(url, CLIENT, password, ask)
  // Opens another connection when the server has restarted.
  const database = new pg.Pool({ connectionString: postgres.ownerUrl, max: 1 })
  database.on('error', () => undefined)
  const counts = { uploaded: 0, deleted: 0, sent: 0, signed: 0, refused: 0 }
  /** The ids of what the site has acknowledged and nobody has deleted. */
  const acknowledged = { pictures: new Set<string>(), sent: new Set<string>(), signed: new Set<string>() }
  let isOpen = true

  const repeat = async (work: () => Promise<void>) => {
    while (isOpen) {
      // A limit may refuse some: what counts is that there are writes.
      await work().catch((error: unknown) => {
        counts.refused += 1
        onError?.(error)
      })
      await sleep(pauseMs)
    }
  }
  const works = [
    repeat(async () => {
      const id = await upload(team, await drawNoise())
      counts.uploaded += 1
      if (counts.uploaded % 3 !== 0) return void acknowledged.pictures.add(id)
      await team.rest(`/api/blog-images/${id}`, { method: 'DELETE' })
      counts.deleted += 1
    }),
    repeat(async () => {
      const proposal = await sendProposal(team, client)
      counts.sent += 1
      acknowledged.sent.add(proposal)
      await sign(signer, proposal, await digestOf(database, proposal))
      counts.signed += 1
      acknowledged.signed.add(proposal)
      await sleep(500)
    }),
  ]
  return {
    counts,
    acknowledged,
    team,
    sessions: [team, signer],
    /** Sends two pictures and signs a proposal, and runs `meanwhile` in the middle. Returns how many were acknowledged. */
    during: async (meanwhile: () => Promise<void>) => {
      const pictures = await Promise.all([drawNoise(), drawNoise()])
      const proposal = await sendProposal(team, client)
      acknowledged.sent.add(proposal)
      const version = await digestOf(database, proposal)
      const requests = Promise.allSettled([
        ...pictures.map(async (picture) => acknowledged.pictures.add(await upload(team, picture))),
        sign(signer, proposal, version).then(() => acknowledged.signed.add(proposal)),
      ])
      await sleep(MIDDLE_MS)
      await meanwhile()
      return (await requests).filter(({ status }) => status === 'fulfilled').length
    },
    stop: async () => {
      isOpen = false
      await Promise.all(works)
      await database.end()
    },
  }
}

/** Returns a picture whose pixels are random. */
async function drawNoise(): Promise<Buffer> {
  const raw = { width: 700, height: 500, channels: 3 as const }
  return sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
    .png()
    .toBuffer()
}

/** Uploads a picture. Returns its id. */
async function upload(team: Session, png: Buffer): Promise<string> {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(png)], 'noise.png', { type: 'image/png' }))
  body.set('_payload', JSON.stringify({ alt: 'Noise' }))
  const answer = await team.rest('/api/blog-images', { method: 'POST', body })
  return ((await answer.json()) as { doc: { id: string } }).doc.id
}

/** Sends a proposal, which appends to the audit chain. Returns its id. */
async function sendProposal(team: Session, client: string | undefined): Promise<string> {
  const shared = { client, content: longProposal(), currency: 'USD' }
  const title = 'A proposal of the fault tests'
  const draft = await team.call<{ id: string }>('save-generator-draft', {
    ...shared,
    details: { title },
    language: 'en',
  })
  const proposal = await team.call<{ id: string }>('create-proposal-from-draft', {
    ...shared,
    draft: draft.id,
    title,
    setupFee: 1_000,
    monthlyFee: 100,
  })
  await team.call('send-proposal', { proposal: proposal.id, by: 'link' })
  return proposal.id
}

/** Returns the digest of the version that was sent, as its page has it. */
async function digestOf(database: pg.Pool, proposal: string): Promise<string> {
  const { rows } = await database.query<{ sha256: string }>(
    'select sha256 from proposal_versions where proposal_id = $1',
    [proposal],
  )
  return rows[0]?.sha256 ?? ''
}

/** Signs a proposal, which appends to the audit chain, too. */
const sign = (signer: Session, proposal: string, version: string) =>
  signer.call('sign-proposal', {
    ...{ proposal, version, typedName: 'Client of the fault tests' },
    ...{ consentVersion: CONSENT_VERSION, consentLanguage: 'en' },
  })
