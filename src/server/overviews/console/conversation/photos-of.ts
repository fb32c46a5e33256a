// The photos that came with something that was said, in their order, each with which page of a PDF it is.
import { type SQL, sql } from 'drizzle-orm';

/** Of those that meet a condition about `photo`. */
export function photosOf(condition: SQL): SQL {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('id', photo.id, 'page',
      case when photo.pdf_page is not null then 'Page ' || photo.pdf_page || ' of ' || photo.pdf_page_count end)
      order by photo.position, photo.id), '[]') from photos as photo where ${condition})`;
}

export const noPhotos = sql`'[]'::jsonb`;
