import type { Client } from 'pg'

const lead = (name: string, phone = '') => `('${name}', 'old@example.com', '${phone}')`

/**
 * Rows of a database that has only the base migration, and that stricter rules of later ones refuse today: pasted phone
 * numbers, invoice numbers that differ only in case or dashes, notes without the id of a submission, texts folded by the old rule.
 */
const statements = [
  `insert into leads (name, email, phone) values ${[
    lead('Marked 1', '\u202a+52 55 8123 4567\u202c'),
    lead('Marked 2', '\u2066+51 987\u200b 654 321\u2069'),
    lead('Seán O’Brien'),
    lead('Łukasz Groß', '(305) 555-0142 ext. 27'),
  ].join(', ')}`,
  `insert into lead_activities (lead_id, type, data)
    select id, 'note_added', '{"note": "Called twice"}' from leads, generate_series(1, 2)`,
  `insert into clients (first_name, last_name, email, phone)
    values ('Ana', 'Ruiz', 'ana@example.com', '+52 55 8123 4567\u202c')`,
  `insert into invoices (invoice_number, client_id, description, amount, due_date, created_at)
    select number, clients.id, 'Work', 100, now(), now() + place * interval '1 day'
    from clients, unnest(array['INV-2026-01', 'inv-2026-01', 'INV – 2026-02', 'INV-2026–01']) with ordinality as of (number, place)`,
  `insert into tickets (title, client_id, description) select 'A ticket', id, 'Words' from clients`,
  `insert into ticket_messages (ticket_id, body, visibility)
    select id, 'A note', 'internal' from tickets, generate_series(1, 2)`,
  `with post as (insert into posts default values returning id)
    insert into posts_locales (_parent_id, _locale, title, search_text)
    select id, 'en', 'Łódź, o’clock, Straße', 'łodz o’clock straße' from post`,
]

/** Inserts such rows, as the owner of a database with the base schema. */
export async function fillWithOldRows(client: Client): Promise<void> {
  for (const statement of statements) await client.query(statement)
}
