import { sql } from '@payloadcms/db-postgres'

/** What the generated columns and indexes of searches need. `fold_text` returns lower case without accents. */
export const search = sql`
  CREATE EXTENSION IF NOT EXISTS "pg_trgm";
  CREATE FUNCTION "fold_text"(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN lower(regexp_replace(normalize(value, NFD), '[\\u0300-\\u036f]', '', 'g'));`
