// The table of permissions to show photos of visits on the site, each with the words that its customer agreed to.
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { type PermissionStatus, permissionStatuses } from '#company/rules/site/photo-permission.ts';
import { users } from './account.ts';
import { id, instant, oneOf } from './columns.ts';
import { photos } from './photo.ts';
import { sitePictures } from './site-picture.ts';
import { visits } from './visits.ts';

/** A permission, asked for or given. The picture is made of the photo when we ask, and withheld from every page until the answer. */
export const photoPermissions = pgTable(
  'photo_permissions',
  {
    id: id(),
    visitId: integer()
      .notNull()
      .references(() => visits.id),
    /** Null once the photo is gone. */
    photoId: uuid().references(() => photos.id, { onDelete: 'set null' }),
    /** Null once the picture has been swept; the record of what was allowed stays. */
    pictureId: integer().references(() => sitePictures.id, { onDelete: 'set null' }),
    status: varchar({ length: 12 }).$type<PermissionStatus>().notNull().default('asked'),
    /** As the customer reads and agrees to them. */
    words: text().notNull(),
    askedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    askedAt: instant().notNull(),
    allowedAt: instant(),
    /** When the customer declined or withdrew, or we removed the picture; null as long as it is asked or allowed. */
    closedAt: instant(),
  },
  (table) => [
    check('photo_permissions_status', sql`${table.status} in (${oneOf(permissionStatuses)})`),
    check(
      'photo_permissions_allowed',
      sql`${table.status} not in ('allowed', 'withdrawn') or ${table.allowedAt} is not null`,
    ),
    check(
      'photo_permissions_closed',
      sql`(${table.status} in ('declined', 'withdrawn', 'ended')) = (${table.closedAt} is not null)`,
    ),
    uniqueIndex('photo_permissions_one_per_photo')
      .on(table.photoId)
      .where(sql`${table.status} <> 'ended'`),
    index('photo_permissions_by_visit').on(table.visitId, table.id),
    index('photo_permissions_by_picture').on(table.pictureId),
  ],
);
