// Column builders that many tables share, so that ids, times and money look alike everywhere.
import { sql } from 'drizzle-orm';
import { integer, numeric, timestamp, uuid } from 'drizzle-orm/pg-core';

/** An integer primary key that the database counts up. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

/**
 * A random UUID primary key, for things whose id is shown to strangers: it tells neither how many there are nor the
 * next one.
 */
export const uuidId = () => uuid().primaryKey().defaultRandom();

/** An instant, always with its zone. */
export const instant = () => timestamp({ withTimezone: true });

/** Dollars with two decimals; read and written as a string, counted in integer cents in code. */
export const money = () => numeric({ precision: 8, scale: 2 });

/** When the row was made and last changed. */
export const timestamps = () => ({
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
});

/** Values as a CHECK constraint or an index lists them: the same tuple that the code has them from. */
export const oneOf = (values: readonly string[]) =>
  sql.raw(values.map((value) => `'${value}'`).join(', '));
