import { sql } from '@payloadcms/db-postgres'

/**
 * The table of rate-limiter-flexible, which is not a collection. It is unlogged because losing the counters in a crash is
 * acceptable and each request would otherwise write to the write-ahead log.
 */
export const rateLimits = sql`
  CREATE UNLOGGED TABLE "rate_limits" ("key" varchar(255) PRIMARY KEY, "points" integer NOT NULL DEFAULT 0, "expire" bigint);
  CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" ("expire");`
