import { createServer } from 'node:http'

import pg from 'pg'

/** Inserts the same two rows as lead capture with as little code as possible: no validation and no rate limits. */

// eslint-disable-next-line no-restricted-syntax -- runs as its own process
const { DATABASE_URL, PORT } = process.env
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 8 })
pool.on('error', () => undefined)

const statement = `
  with lead as (
    insert into leads (name, email, phone, company, message, service_interest, page_url, utm_source, submission_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id
  )
  insert into lead_activities (lead_id, type, data) select id, 'form_submit', $10 from lead`

async function insertLead(body) {
  const { name, email, phone, company, message, metadata, utm_source, submission_id } = JSON.parse(body)
  const { service_interest, page_url } = metadata
  const values = [name, email, phone, company, message, service_interest, page_url, utm_source, submission_id]
  await pool.query({ name: 'insert-lead', text: statement, values: [...values, { message, page_url }] })
}

createServer((request, response) => {
  const chunks = []
  request.on('data', (chunk) => chunks.push(chunk))
  request.on('end', () => {
    void insertLead(Buffer.concat(chunks).toString()).then(
      () => response.setHeader('content-type', 'application/json').end('{"success":true}'),
      () => response.writeHead(500).end(),
    )
  })
}).listen(Number(PORT), '127.0.0.1')
