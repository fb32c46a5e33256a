// The form of each kind of content, as the server gives it to the pages.
import type { z } from 'zod';
import { type ContentKind, listKinds, singleKinds } from '#contract/site/content/kinds.ts';
import { labelsByKind } from '../labels/labels-by-kind.ts';
import type { ContentField } from './content-field.ts';
import { type FieldSources, fieldsOf } from './fields-of.ts';

/**
 * The fields of a kind. The slug of an entry is in its address and stays as it is.
 *
 * @throws When a field of it has no label.
 */
export function contentForm(kind: ContentKind, sources: FieldSources): ContentField[] {
  const shapes: Readonly<Record<ContentKind, z.ZodObject>> = { ...listKinds, ...singleKinds };
  const { slug: _, ...shape } = shapes[kind].shape;
  return fieldsOf(shape, labelsByKind[kind], sources);
}
