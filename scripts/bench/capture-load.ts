import { connect, type Socket } from 'node:net'

import { plain } from '../process/plain.mjs'

/** What is asked, again and again: bodies differ, so that no two are the same lead. */
export interface Question {
  port: number
  path: string
  headers: Record<string, string>
  body: () => object
}

export const connections = 16

const bytes = ({ port, path, headers, body }: Question): Buffer => {
  const json = JSON.stringify(body())
  const address = Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join('.')
  const head = {
    host: `localhost:${port}`,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(json)),
    'x-forwarded-for': `10.${address}`,
    ...headers,
  }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${json}`)
}

/** Whether an answer has arrived whole. */
function isWhole(answer: string): boolean {
  const end = answer.indexOf('\r\n\r\n')
  if (end < 0) return false
  const length = /^content-length: (\d+)/im.exec(answer.slice(0, end))?.[1]
  return length === undefined
    ? answer.endsWith('\r\n0\r\n\r\n')
    : Buffer.byteLength(answer.slice(end + 4)) >= Number(length)
}

/** One question on a connection that stays open; rejects when the answer is not a success. */
const ask = (socket: Socket, question: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    let answer = ''
    const hear = (chunk: Buffer) => {
      answer += chunk.toString()
      if (!isWhole(answer)) return
      socket.off('data', hear)
      if (/^HTTP\/1\.1 20[01] /.test(answer)) resolve()
      else reject(plain(`A capture was not kept:\n${answer.slice(0, 2_000)}`))
    }
    socket.on('data', hear).write(question)
  })

/**
 * Asks `count` times on 16 connections, each as soon as it has its answer, and answers how many a second were kept. The
 * questions are written out before the clock starts; a client that is so light leaves the machine to the servers.
 */
export async function burst(question: Question, count: number): Promise<number> {
  const questions = Array.from({ length: count }, () => bytes(question))
  const sockets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(question.port, '127.0.0.1').setNoDelay()
      await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
      return socket
    }),
  )
  const startedAt = performance.now()
  await Promise.all(
    sockets.map(async (socket) => {
      for (let next = questions.pop(); next; next = questions.pop()) await ask(socket, next)
    }),
  )
  const seconds = (performance.now() - startedAt) / 1_000
  for (const socket of sockets) socket.destroy()
  return count / seconds
}
