import type pg from 'pg'

/** A row for each table that the demo leaves empty, in the order of their references. Statements find their own documents. */
const rareRows: Readonly<Record<string, string>> = {
  backups: `insert into backups (destination, finished_at, bytes)
    values ('/var/backups/puente/puente-20261128T010000Z.tar', now(), 1048576)`,
  form_drafts: `insert into form_drafts (form, values, field_errors, expires_at)
    values ('contact', '{"name": "Ana Ruiz"}', '{"email": "required"}', now() + interval '1 day')`,
  generator_drafts: `insert into generator_drafts (owner_id, client_id, transcript, content, language, currency)
    select users.id, clients.id, 'We talked about the website.', 'The website.', 'es', 'MXN'
    from users, clients where users.role = 'admin' limit 1`,
  lead_imports: `insert into lead_imports (id, user_id, user_name, file_name, bytes, state, settings, rows, done_row, imported,
      refused, duplicates, deleted, kept, created_at, finished_at)
    select gen_random_uuid(), id, 'Ana Ruiz', 'leads.csv', 64, 'done',
      '{"mapping": ["name", "email"], "source": "External API", "language": "es", "dayFirst": true}', 2, 3, 1, 1, 0, 0, 0, now(), now()
    from users where role = 'admin' limit 1`,
  lead_import_parts: `insert into lead_import_parts (import_id, part, bytes) select id, 0, 'a,b' from lead_imports limit 1`,
  lead_import_rows: `insert into lead_import_rows (import_id, "row", cells, problem, field)
    select id, 3, '{"name": "Ana"}', 'required', 'email' from lead_imports limit 1`,
  lead_statistics_deltas: `insert into lead_statistics_deltas (measure, day, value, count)
    select measure, day, value, 0 from lead_statistics limit 1`,
  payload_locked_documents: `insert into payload_locked_documents default values`,
  payload_locked_documents_rels: `insert into payload_locked_documents_rels (parent_id, path, posts_id)
    select payload_locked_documents.id, 'document', posts.id from payload_locked_documents, posts limit 1`,
  payload_preferences: `insert into payload_preferences (key, value) values ('nav', '{"open": true}')`,
  payload_preferences_rels: `insert into payload_preferences_rels (parent_id, path, users_id)
    select payload_preferences.id, 'user', users.id from payload_preferences, users where users.role = 'admin' limit 1`,
  pending_ticket_replies: `insert into pending_ticket_replies
      (id, ticket_id, author_id, author_name, body, status, expected_status, created_at, send_at)
    select gen_random_uuid(), tickets.id, users.id, 'Ana Ruiz', 'We are on it.', 'in_progress', tickets.status, now(), now()
    from tickets, users where users.role = 'admin' limit 1`,
  preview_revocations: `insert into preview_revocations (document, language, count)
    select 'posts:' || id, 'es', 2 from posts limit 1`,
  proposal_images: `insert into proposal_images (alt, proposal_id, filename, mime_type, filesize, width, height)
    select 'A plan', id, 'plan.webp', 'image/webp', 1024, 640, 480 from proposals limit 1`,
  rate_limits: `insert into rate_limits (key, points, expire) values ('capture:example', 3, 0)`,
  redirects: `insert into redirects ("from", to_type, automatic) values ('/recursos/un-articulo-anterior', 'reference', true)`,
  redirects_rels: `insert into redirects_rels (parent_id, path, posts_id)
    select redirects.id, 'to.reference', posts.id from redirects, posts limit 1`,
  scheduled_publications: `insert into scheduled_publications (id, slug, document_id, language, action, at, user_id, created_at)
    select gen_random_uuid(), 'posts', posts.id, 'es', 'unpublish', '2099-01-01', users.id, now()
    from posts, users where users.role = 'admin' limit 1`,
  submissions: `insert into submissions (id, result, created_at) values (gen_random_uuid(), '{"id": "example"}', now())`,
  users_sessions: `insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
    select 1, id, gen_random_uuid(), now(), now() + interval '1 day' from users where role = 'admin' limit 1`,
}

/** The tables of the schema `public` without a row. */
async function readEmptyTables(client: pg.Client): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  )
  const queries = tables.map(
    ({ name }) => `select '${name}' as name where not exists (select from "${name}")`,
  )
  const { rows } = await client.query<{ name: string }>(queries.join(' union all ') + ' order by 1')
  return rows.map(({ name }) => name)
}

/** Gives every empty table a row. Throws an error with the names of tables for which there is none here. */
export async function addRareRows(client: pg.Client): Promise<void> {
  for (const table of Object.keys(rareRows))
    if ((await readEmptyTables(client)).includes(table)) await client.query(rareRows[table] ?? '')
  const empty = await readEmptyTables(client)
  if (empty.length > 0) throw new Error(`Add rows to scripts/testing/rare-rows.ts for: ${empty.join(', ')}`)
}
