import pg from 'pg'

/** The amount of content on one of the two compared sites. */
export interface ContentSize {
  /** Published in each language, at least. */
  posts: number
  /** Of the client that signs in. */
  tickets: number
  invoices: number
}

/**
 * Copies rows that the seed wrote through Payload, so that they look like Payload's own: only ids, dates and unique values
 * differ. `copy` overrides columns of a row; a title gets a number, as its search text does.
 */
const copyPosts = `
  create temp table copies on commit drop as
    select gen_random_uuid() as id, source.id as source, n, now() - n * interval '3 hours' as at
    from generate_series(1, $1::int) as n
    join (
      select id, row_number() over (order by created_at, id) - 1 as place, count(*) over () as total
      from posts where archived_at is null and 2 = (
        select count(*) from posts_locales
        where _parent_id = posts.id and _status = 'published' and title is not null and content is not null)
    ) source on source.place = n % source.total;

  create temp table version_copies on commit drop as
    select gen_random_uuid() as id, version.id as source, copies.id as parent, n, at
    from copies join _posts_v version on version.parent_id = copies.source;

  insert into posts select copy.* from copies join posts row on row.id = copies.source,
    jsonb_populate_record(row, jsonb_build_object('id', copies.id, 'created_at', at, 'updated_at', at)) as copy;

  insert into posts_locales select copy.* from copies join posts_locales row on row._parent_id = copies.source,
    jsonb_populate_record(row, jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('posts_locales', 'id')), '_parent_id', copies.id,
      'title', n || '. ' || title, 'slug', slug || '-' || n, 'search_text', n || '. ' || search_text,
      'published_at', at)) as copy;

  insert into _posts_v select copy.* from version_copies join _posts_v row on row.id = version_copies.source,
    jsonb_populate_record(row, jsonb_build_object(
      'id', version_copies.id, 'parent_id', parent, 'created_at', at, 'updated_at', at,
      'version_created_at', at, 'version_updated_at', at)) as copy;

  insert into _posts_v_locales
    select copy.* from version_copies join _posts_v_locales row on row._parent_id = version_copies.source,
    jsonb_populate_record(row, jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('_posts_v_locales', 'id')), '_parent_id', version_copies.id,
      'version_title', n || '. ' || version_title, 'version_slug', version_slug || '-' || n,
      'version_search_text', n || '. ' || version_search_text,
      'version_published_at', case when version_published_at is not null then at end)) as copy;`

const copyTickets = `
  create temp table copies on commit drop as
    select gen_random_uuid() as id, source.id as source, n, now() - n * interval '5 hours' as at, source.created_at
    from generate_series(1, $1::int) as n
    join (
      select id, created_at, row_number() over (order by created_at, id) - 1 as place, count(*) over () as total
      from tickets where client_id = $2
    ) source on source.place = n % source.total;

  insert into tickets select copy.* from copies join tickets row on row.id = copies.source,
    jsonb_populate_record(row, jsonb_build_object(
      'id', copies.id, 'number', nextval(pg_get_serial_sequence('tickets', 'number')), 'title', n || '. ' || title,
      'created_at', at, 'updated_at', at)) as copy;

  insert into ticket_messages select copy.* from copies join ticket_messages row on row.ticket_id = copies.source,
    jsonb_populate_record(row, jsonb_build_object(
      'id', gen_random_uuid(), 'ticket_id', copies.id, 'created_at', row.created_at - copies.created_at + at,
      'updated_at', row.updated_at - copies.created_at + at)) as copy;`

const copyInvoices = `
  insert into invoices (id, invoice_number, client_id, proposal_id, description, amount, currency, due_date, status, paid_on,
      created_at, updated_at)
    select copy.id, copy.invoice_number, copy.client_id, copy.proposal_id, copy.description, copy.amount, copy.currency,
      copy.due_date, copy.status, copy.paid_on, copy.created_at, copy.updated_at
    from generate_series(1, $1::int) as n
    join (
      select id, row_number() over (order by created_at, id) - 1 as place, count(*) over () as total
      from invoices where client_id = $2
    ) source on source.place = n % source.total
    join invoices row on row.id = source.id,
    jsonb_populate_record(row, jsonb_build_object(
      'id', gen_random_uuid(), 'invoice_number', 'BENCH-' || lpad(n::text, 4, '0'),
      'due_date', due_date - n * interval '1 day', 'created_at', row.created_at - n * interval '1 day',
      'updated_at', row.updated_at - n * interval '1 day')) as copy;`

const countPosts = `
  select min(found)::int as count from (
    select count(*) as found from posts_locales join posts on posts.id = _parent_id
    where _status = 'published' and archived_at is null and title is not null and content is not null
    group by _locale) counts`

/** Fills a seeded database up to `size`, for the client of that account. */
export async function fillContent(ownerUrl: string, size: ContentSize, email: string): Promise<void> {
  const connection = new pg.Client({ connectionString: ownerUrl })
  await connection.connect()
  const number = async (query: string, values: unknown[] = []) =>
    (await connection.query<{ count: number }>(query, values)).rows[0]?.count ?? 0
  /** Statements of one text share their values, which a prepared statement cannot. */
  const run = async (statements: string, values: (number | string)[]) => {
    const text = values.reduce<string>(
      (sql, value, index) => sql.replaceAll(`$${index + 1}`, connection.escapeLiteral(String(value))),
      statements,
    )
    await connection.query(`begin; ${text} commit`)
  }
  try {
    const owner = await connection.query<{ id: string }>(
      'select client_id as id from users where email = $1',
      [email],
    )
    const client = owner.rows[0]?.id ?? ''
    const left = async (table: 'tickets' | 'invoices') =>
      size[table] -
      (await number(`select count(*)::int as count from ${table} where client_id = $1`, [client]))
    await run(copyPosts, [size.posts - (await number(countPosts))])
    await run(copyTickets, [await left('tickets'), client])
    await run(copyInvoices, [await left('invoices'), client])
    await connection.query('analyze')
  } finally {
    await connection.end()
  }
}
