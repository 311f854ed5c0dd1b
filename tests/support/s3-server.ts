import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import S3rver from 's3rver'

/**
 * What happens to a request instead of its answer. `down`: the connection breaks. `silent`: there is none. `lost`: success, and
 * nothing is stored.
 */
export type S3Fault = 'denied' | 'broken' | 'busy' | 'gone' | 'down' | 'silent' | 'lost'

const BUCKET = 'pictures'

const faults = {
  denied: { status: 403, code: 'AccessDenied' },
  broken: { status: 500, code: 'InternalError' },
  busy: { status: 503, code: 'SlowDown' },
  gone: { status: 404, code: 'NoSuchBucket' },
} as const

/** Starts a server that speaks S3, with one bucket. Each request is passed to `fault` first. */
export async function startS3Server() {
  const directory = mkdtempSync(join(tmpdir(), 'puente-s3-'))
  const storage = new S3rver({
    directory,
    silent: true,
    allowMismatchedSignatures: true,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET }],
  })
  await storage.configureBuckets()
  const store = storage.callback()
  const control: { fault?: (request: IncomingMessage) => S3Fault | undefined } = {}
  const server = createServer((request, response) => {
    const fault = control.fault?.(request)
    if (fault) fail(fault, request, response)
    else store(request, response)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    control,
    env: {
      S3_BUCKET: BUCKET,
      S3_REGION: 'us-east-1',
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

function fail(fault: S3Fault, request: IncomingMessage, response: ServerResponse): void {
  if (fault === 'down') return void request.socket.destroy()
  request.resume()
  if (fault === 'silent') return
  if (fault === 'lost') return void response.end()
  const { status, code } = faults[fault]
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}
