// The table of pictures that the owner uploads for the site; their files are in the storage.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { pictureKinds } from '#company/facts/picture.ts';
import { pictureStates } from '#company/rules/site/picture-rules.ts';
import { users } from './account.ts';
import { id, instant, oneOf, timestamps } from './columns.ts';

type Crop = { left: number; top: number; width: number; height: number };
type File = { width: number; file: string };

/** The files that pages show, with their size in pixels before they are made smaller. */
export type PictureFiles = { width: number; height: number; avif: File[]; jpeg: File };

/**
 * A picture. Content names it by its id. A trigger (migration 0049) raises `content_version` with every change that pages show, so
 * that all instances render again.
 */
export const sitePictures = pgTable(
  'site_pictures',
  {
    id: id(),
    title: varchar({ length: 80 }).notNull().default(''),
    /** Empty until someone has described it; no page shows it before. */
    alt: varchar({ length: 300 }).notNull().default(''),
    kind: varchar({ length: 12, enum: pictureKinds }).notNull().default('photo'),
    /** Where our own re-encoding of the upload is; the upload itself is not kept. */
    storageKey: varchar({ length: 100 }).notNull().unique(),
    /** Of that, upright, in pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    color: varchar({ length: 7 }).notNull(),
    /** The part that is shown, in fractions of width and height; null for all of it. */
    crop: jsonb().$type<Crop>(),
    /** What stays in view where a box cuts the picture, in fractions of that part. */
    focalX: doublePrecision().notNull().default(0.5),
    focalY: doublePrecision().notNull().default(0.5),
    state: varchar({ length: 10, enum: pictureStates }).notNull().default('making'),
    failure: varchar({ length: 300 }),
    /** The files that pages show; those of an earlier crop until the new ones are made. */
    files: jsonb().$type<PictureFiles>(),
    /** Names of files that pages showed before or that are being made, and since when some are not shown; the sweep removes those. */
    retiredFiles: text().array().notNull().default([]),
    retiredAt: instant(),
    /** Made of a customer's photo without their permission by now: no page shows it, and its files are given to no one. */
    isWithheld: boolean().notNull().default(false),
    addedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Counts the changes that people make. */
    version: integer().notNull().default(1),
    /** From then on nothing shows it; the sweep removes its files and then the row. */
    removedAt: instant(),
    ...timestamps(),
  },
  (table) => [
    check('site_pictures_kind', sql`${table.kind} in (${oneOf(pictureKinds)})`),
    check('site_pictures_state', sql`${table.state} in (${oneOf(pictureStates)})`),
    check(
      'site_pictures_failure',
      sql`(${table.state} = 'failed') = (${table.failure} is not null)`,
    ),
    check('site_pictures_ready', sql`${table.state} <> 'ready' or ${table.files} is not null`),
    check('site_pictures_size', sql`${table.width} > 0 and ${table.height} > 0`),
    check(
      'site_pictures_focus',
      sql`${table.focalX} between 0 and 1 and ${table.focalY} between 0 and 1`,
    ),
    index('site_pictures_listed').on(table.id).where(sql`${table.removedAt} is null`),
    index('site_pictures_removed').on(table.removedAt).where(sql`${table.removedAt} is not null`),
    index('site_pictures_retired').on(table.retiredAt).where(sql`${table.retiredAt} is not null`),
  ],
);
