// Reads what pages are given of uploaded pictures.
import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { UploadedPictures } from '#company/facts/picture.ts';
import type { Db } from '#server/platform/database/client.ts';
import { sitePictures } from '#server/platform/database/schema/site-picture.ts';
import { nameOf, shownFacts } from './picture-facts.ts';

/** The facts of all pictures that content may name, by their names: they have files, are described, and are withheld for no one. */
export async function readUploads(db: Db): Promise<UploadedPictures> {
  const rows = await db
    .select()
    .from(sitePictures)
    .where(
      and(
        isNull(sitePictures.removedAt),
        eq(sitePictures.isWithheld, false),
        isNotNull(sitePictures.files),
        ne(sitePictures.alt, ''),
      ),
    );
  return Object.fromEntries(
    rows.flatMap((row) => {
      const facts = shownFacts(row);
      return facts ? [[nameOf(row.id), facts]] : [];
    }),
  );
}
