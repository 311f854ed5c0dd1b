import { createServer } from 'node:http'

import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** Keeps the emails that arrive, and lists them as Mailpit does: the part of its API that the test reads. */

type Message = { To: { Address: string }[]; Subject: string; Text: string }
const messages: Message[] = []

new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    void simpleParser(stream).then(({ subject = '', text = '' }) => {
      const to = session.envelope.rcptTo.map(({ address }) => ({ Address: address }))
      messages.push({ To: to, Subject: subject, Text: text })
      done()
    }, done)
  },
}).listen(1025, '0.0.0.0')

createServer((_request, response) => {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ messages }))
}).listen(8025, '0.0.0.0')
