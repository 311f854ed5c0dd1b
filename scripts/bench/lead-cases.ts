import { words } from './lead-rows'

/** One thing that a staff member does with the board, for each side of the comparison. */
export type LeadCase = {
  name: string
  /** The query string of GET /api/lead-list. */
  board: string
  /** The query string of Payload's REST API. */
  rest: string
  /** The page alone, as SQL over the same indexes, without a count. */
  sql: string
}

export const PAGE_SIZE = 25
/** 'Page 1,000' of fifty leads. */
export const DEEP_ROW = 50_000

const columns =
  'id, name, email, phone, company, source_name, status, score, language, assigned_to_id, created_at'
const page = (where: string, order = 'created_at desc, id desc') =>
  `select ${columns} from leads where ${where} order by ${order} limit ${PAGE_SIZE + 1}`
const rest = (more: string, sort = '-createdAt') => `limit=${PAGE_SIZE}&depth=0&sort=${sort}${more}`
const restSearch = (word: string) =>
  ['name', 'email', 'company'].map((field, index) => `&where[or][${index}][${field}][like]=${word}`).join('')

const search = (name: string, word: string): LeadCase => ({
  name,
  board: `q=${word}`,
  // Payload's search knows no accents, so it is asked for the word as it is written.
  rest: rest(restSearch(encodeURIComponent(written[word] ?? word))),
  sql:
    word === words.frequent
      ? page(`search like '%${word}%'`)
      : `with hits as materialized (select * from leads where search like '%${word}%')
         select ${columns} from hits order by created_at desc, id desc limit ${PAGE_SIZE + 1}`,
})
const written: Record<string, string> = { clinica: 'Clínica', zapateria: 'Zapatería', zubiran: 'Zubirán' }

/** `cursor` is that of the lead before the deep page, as the board and as SQL write it. */
export const leadCases = (
  cursor: { board: string; row: string },
  assignee: string,
  total: number,
): LeadCase[] => [
  { name: 'page 1', board: '', rest: rest(''), sql: page('true') },
  {
    name: 'status new',
    board: 'status=new',
    rest: rest('&where[status][equals]=new'),
    sql: page(`status = 'new'`),
  },
  {
    name: 'source External API',
    board: 'source=External+API',
    rest: rest('&where[sourceName][equals]=External%20API'),
    sql: page(`source_name = 'External API'`),
  },
  {
    name: 'one assignee',
    board: `assignee=${assignee}`,
    rest: rest(`&where[assignedTo][equals]=${assignee}`),
    sql: page(`assigned_to_id = '${assignee}'`),
  },
  {
    name: 'unassigned',
    board: 'assignee=unassigned',
    rest: rest('&where[assignedTo][exists]=false'),
    sql: page('assigned_to_id is null'),
  },
  {
    name: 'by score',
    board: 'sort=score',
    rest: rest('', '-score'),
    sql: page('true', 'score desc, created_at desc, id desc'),
  },
  { name: 'by name', board: 'sort=name', rest: rest('', 'name'), sql: page('true', 'fold_text(name), id') },
  search('search, 1 in 14', words.frequent),
  search('search, 1 in 500', words.rare),
  search('search, a single one', words.single),
  search('search, none', 'xyzzyx'),
  search('search, two letters', 'qu'),
  {
    name: 'page 1,000',
    board: `after=${encodeURIComponent(cursor.board)}`,
    rest: rest(`&page=${DEEP_ROW / PAGE_SIZE + 1}`),
    sql: page(`(created_at, id) < ${cursor.row}`),
  },
  {
    name: 'last page',
    board: 'last=1',
    rest: rest(`&page=${Math.ceil(total / PAGE_SIZE)}`),
    sql: page('true', 'created_at asc, id asc'),
  },
]
