import { normalizeForSearch } from '@/lib/search-words'
import type { Language } from '@/i18n/languages'
import type { LeadSource } from './rules'

/** An import of leads from a CSV file: its limits and states, and which column is which field. Pure: no I/O. */

export const importLimits = {
  /** Of the file. */
  bytes: 80 * 1024 * 1024,
  /** Of what one request carries. All parts are fewer than nginx lets through at once (deploy/puente.conf). */
  partBytes: 1024 * 1024,
  /** Rows below the heading. */
  rows: 200_000,
  columns: 100,
  fileName: 200,
}

/** How many parts a file of so many bytes has. */
export const partsOf = (bytes: number): number => Math.ceil(bytes / importLimits.partBytes)

/** Hours in which an import can be undone. */
export const UNDO_HOURS = 24
/** Days after which the rows that were refused are deleted, and with them the report. */
export const REPORT_DAYS = 7

export const importStates = [
  'uploading',
  'reading',
  'importing',
  'done',
  'undoing',
  'undone',
  'failed',
] as const
export type ImportState = (typeof importStates)[number]

/** States in which the worker has something to do. */
export const workingStates = ['reading', 'importing', 'undoing'] as const satisfies readonly ImportState[]
export const isWorking = (state: ImportState): boolean =>
  (workingStates as readonly ImportState[]).includes(state)

/** Why the rest of a file was not read. */
export const importProblems = ['cut', 'too_many', 'empty'] as const
export type ImportProblem = (typeof importProblems)[number]

/** What a column may be. A name is one column, or two. */
export const importFields = [
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'serviceInterest',
  'message',
  'notes',
  'status',
  'createdAt',
  'language',
] as const
export type ImportField = (typeof importFields)[number]

/** The field of each column, in the order of the file; null for a column that is left out. */
export type ImportMapping = readonly (ImportField | null)[]

export type ImportSettings = {
  mapping: ImportMapping
  source: LeadSource
  /** Of leads whose row names none. */
  language: Language
  /** Whether 3/4/2026 is the third of April. */
  dayFirst: boolean
}

/** Why a row was refused. The first five are those of the fields of a form (lib/field-errors.ts). */
export const rowProblems = [
  'required',
  'email',
  'too_long',
  'invalid',
  'date',
  'future',
  'status',
  'service',
  'language',
  'columns',
  'long',
  'cut',
] as const
export type RowProblem = (typeof rowProblems)[number]

const words: Record<ImportField, readonly string[]> = {
  name: [
    'name|full name|contact|contact name|contact person|lead|lead name|customer|client',
    'nombre|nombre completo|nombre y apellido|nombre y apellidos|contacto|nombre del contacto|prospecto|cliente',
  ],
  firstName: ['first name|firstname|given name|first', 'nombres|primer nombre|nombre de pila'],
  lastName: ['last name|lastname|surname|family name|last', 'apellido|apellidos'],
  email: [
    'email|e-mail|email address|e-mail address|mail|work email',
    'correo|correo electronico|email de contacto|direccion de correo|direccion de correo electronico|correo-e',
  ],
  phone: [
    'phone|phone number|telephone|tel|mobile|mobile phone|cell|cell phone|whatsapp',
    'telefono|numero de telefono|celular|movil|tel.|telefono celular|numero',
  ],
  company: [
    'company|company name|organization|organisation|business|business name|account',
    'empresa|nombre de la empresa|compania|negocio|organizacion|razon social',
  ],
  serviceInterest: ['service|service of interest|interest|services', 'servicio|servicio de interes|interes'],
  message: [
    'message|comments|comment|inquiry|enquiry|description|question',
    'mensaje|comentario|comentarios|consulta|descripcion|pregunta',
  ],
  notes: ['notes|note|latest note|remarks', 'notas|nota|ultima nota|observaciones'],
  status: ['status|stage|lead status|state', 'estado|etapa|estatus|estado del prospecto'],
  createdAt: [
    'created|created at|created on|date|date created|create date|creation date|received|received at|timestamp',
    'fecha|fecha de creacion|creado|creado el|recibido|recibido el|fecha de alta|fecha de registro',
  ],
  language: ['language|lang|preferred language', 'idioma|lengua|idioma preferido'],
}

const fieldOfWord = new Map(
  importFields.flatMap((field) =>
    words[field].flatMap((list) => list.split('|').map((word) => [word, field] as const)),
  ),
)

/** What a heading says without case, accents, underscores, and what is in brackets. */
const plainHeading = (heading: string): string =>
  normalizeForSearch(heading.replaceAll(/\([^)]*\)/g, ' ').replaceAll(/[_:*.]+/g, ' '))

/** Returns the field of each column by its heading, in English or Spanish. A field that two columns could be is the first. */
export function guessMapping(headings: readonly string[]): ImportMapping {
  const taken = new Set<ImportField>()
  const guessed = headings.map((heading) => {
    const field = fieldOfWord.get(plainHeading(heading)) ?? null
    if (!field || taken.has(field)) return null
    taken.add(field)
    return field
  })
  // 'Nombre' beside 'Apellidos' is the first name.
  const isSplit = taken.has('lastName') && taken.has('name') && !taken.has('firstName')
  return isSplit ? guessed.map((field) => (field === 'name' ? 'firstName' : field)) : guessed
}

/** What a mapping lacks or has twice; null if leads can be made from it. */
export function mappingProblem(mapping: ImportMapping): 'name' | 'email' | 'twice' | null {
  const fields = mapping.filter((field) => field !== null)
  if (new Set(fields).size < fields.length) return 'twice'
  if (!fields.some((field) => field === 'name' || field === 'firstName' || field === 'lastName'))
    return 'name'
  return fields.includes('email') ? null : 'email'
}

const NUMERIC_DATE = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-]\d{4}/

/** Whether dates such as 3/4/2026 name the day first: as the first one that leaves no doubt does, else `otherwise`. */
export function isDayFirst(dates: readonly string[], otherwise: boolean): boolean {
  for (const date of dates) {
    const [, first, second] = NUMERIC_DATE.exec(date) ?? []
    if (Number(first) > 12) return true
    if (Number(second) > 12) return false
  }
  return otherwise
}
