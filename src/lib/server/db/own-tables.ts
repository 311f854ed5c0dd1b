import {
  bigint,
  date,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

import { languages } from '@/i18n/languages'
import { enum_tickets_status } from '@/payload-tables'

/**
 * The tables of the migrations (`migrations/base`) that belong to no collection, for typed queries. Those of collections are in
 * src/payload-tables.ts. A test compares both with the database.
 */

const language = () => varchar('language', { enum: languages })
const time = (name: string) => timestamp(name, { mode: 'string', withTimezone: true, precision: 3 })

export const pendingTicketReplies = pgTable('pending_ticket_replies', {
  id: uuid('id').primaryKey(),
  ticket: uuid('ticket_id').notNull(),
  author: uuid('author_id'),
  authorName: varchar('author_name').notNull(),
  body: varchar('body').notNull(),
  status: enum_tickets_status('status'),
  expectedStatus: enum_tickets_status('expected_status'),
  createdAt: time('created_at').notNull(),
  sendAt: time('send_at').notNull(),
})

export const previewRevocations = pgTable('preview_revocations', {
  document: varchar('document').notNull(),
  language: language().notNull(),
  count: integer('count').notNull(),
})

export const scheduledPublications = pgTable('scheduled_publications', {
  id: uuid('id').primaryKey(),
  slug: varchar('slug').notNull(),
  document: uuid('document_id'),
  language: language().notNull(),
  action: varchar('action', { enum: ['publish', 'unpublish'] }).notNull(),
  at: time('at').notNull(),
  user: uuid('user_id'),
  createdAt: time('created_at').notNull(),
  problem: varchar('problem', { enum: ['incomplete', 'archived', 'failed'] }),
})

export const translatedPassages = pgTable('translated_passages', {
  slug: varchar('slug').notNull(),
  document: uuid('document_id'),
  language: language().notNull(),
  passage: varchar('passage').notNull(),
  target: varchar('target'),
  sourceHash: varchar('source_hash').notNull(),
  sourceTexts: jsonb('source_texts').$type<string[]>().notNull(),
  state: varchar('state', { enum: ['confirmed', 'model'] }).notNull(),
  replaced: jsonb('replaced'),
  user: uuid('user_id'),
  at: time('at').notNull(),
})

export const translations = pgTable('translations', {
  slug: varchar('slug').notNull(),
  document: uuid('document_id'),
  language: language().notNull(),
  ready: integer('ready').notNull(),
  stale: integer('stale').notNull(),
  unread: integer('unread').notNull(),
  missing: integer('missing').notNull(),
})

export const leadStatistics = pgTable('lead_statistics', {
  measure: text('measure').notNull(),
  day: date('day').notNull(),
  value: text('value').notNull(),
  count: bigint('count', { mode: 'number' }).notNull(),
})

export const leadStatisticsDeltas = pgTable('lead_statistics_deltas', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  measure: text('measure').notNull(),
  day: date('day').notNull(),
  value: text('value').notNull(),
  count: bigint('count', { mode: 'number' }).notNull(),
})

export const countedLeads = pgTable('counted_leads', { lead: uuid('lead_id').primaryKey() })

export const submissions = pgTable('submissions', {
  id: uuid('id').primaryKey(),
  result: jsonb('result'),
  createdAt: time('created_at').notNull(),
})

/** When people are busy, by a calendar of theirs: written by the job that reads it. */
export const busyTimes = pgTable('busy_times', {
  id: uuid('id').primaryKey().defaultRandom(),
  person: uuid('person_id').notNull(),
  startsAt: time('starts_at').notNull(),
  endsAt: time('ends_at').notNull(),
  readAt: time('read_at').notNull(),
})

export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})

/** What `puente backup` made: with `error` if it failed, without `finishedAt` while it runs or if it was killed. */
export const backups = pgTable('backups', {
  id: uuid('id').primaryKey().defaultRandom(),
  startedAt: time('started_at').notNull().defaultNow(),
  finishedAt: time('finished_at'),
  destination: text('destination').notNull(),
  bytes: bigint('bytes', { mode: 'number' }),
  error: text('error'),
})
