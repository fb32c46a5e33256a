// The one shape of every list that is read page by page: entries, and a cursor to those after them.
import { z } from 'zod';

/** A page of a list; `next` is null on the last one. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    next: z.string().nullable().describe('The cursor of the following page'),
  });

/** Where a page begins; the first one without it. */
export const PageQuery = z.strictObject({ cursor: z.string().max(200).optional() });
