// What is refused when content changes: who may not, a body that does not fit, and what other things rely on.
import '#contract/platform/error-messages.ts';
import { serviceIds } from '#company/facts/service-kinds.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import {
  type ContentKind,
  datedKinds,
  type ListKind,
  listKinds,
  type PublishedContent,
} from '#contract/site/content/kinds.ts';
import type { Db } from '#server/platform/database/client.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { refusal } from '#server/platform/http/request-part.ts';
import {
  contentKinds,
  editorsOf,
  isFixedKind,
  isSingleKind,
  shapeOf,
  wholeEntry,
} from './content-kinds.ts';
import { neighborFault } from './content-neighbors.ts';
import { relianceOn } from './content-reliance.queries.ts';
import type { EntryRow } from './write-content.ts';

/** The kind of an address. @throws RequestProblem 404 for one that there is not. */
export function requireKind(name: string): ContentKind {
  const kind = contentKinds.find((one) => one === name);
  if (!kind) throw noSuchEntry();
  return kind;
}

/** @throws RequestProblem 403 for a kind of the owner's, unless it is the owner. */
export function requireEditor(kind: ContentKind, { role }: CurrentUser): void {
  if (editorsOf(kind) === 'owner' && role !== 'owner') {
    throw new RequestProblem('forbidden', 'Only the owner changes this.');
  }
}

/**
 * A body that fits its kind and the other entries, as it is published.
 *
 * @throws RequestProblem 422 with a pointer for each field that does not fit, 400 for fields that the kind does not have.
 */
export function requireFitting(
  kind: ContentKind,
  slug: string,
  body: object,
  published: PublishedContent,
): EntryRow['body'] {
  const parsed = shapeOf(kind).safeParse(wholeEntry(kind, slug, body));
  if (!parsed.success) {
    throw refusal(
      parsed.error.issues.map((issue) => ({ ...issue, path: ['body', ...issue.path] })),
      'body',
    );
  }
  const { slug: _, ...fitting } = parsed.data as EntryRow['body'];
  const fault = neighborFault(kind, slug, fitting, published);
  if (fault) throw refusedField(`/body${fault.pointer}`, fault.detail);
  return fitting;
}

/**
 * Whether an entry may be hidden or removed.
 *
 * @throws RequestProblem 409 `wrong_state` for what there is always one of, and for what others rely on, which it names.
 */
export async function requireDispensable(
  db: Db,
  kind: ContentKind,
  { slug, body }: EntryRow,
  published: PublishedContent,
): Promise<void> {
  requireList(kind);
  const reason = await relianceOn(db, kind, { slug, body }, published);
  if (reason) throw new RequestProblem('wrong_state', reason);
}

/** @throws RequestProblem 409 for a kind of which there is always one entry, and for one whose entries the program names. */
export function requireList(kind: ContentKind): asserts kind is ListKind {
  if (isSingleKind(kind)) {
    throw new RequestProblem(
      'wrong_state',
      'There is always exactly one of this. Change it instead.',
    );
  }
  if (isFixedKind(kind)) {
    throw new RequestProblem(
      'wrong_state',
      'These are always here, in this order. Change the words instead.',
    );
  }
}

/** @throws RequestProblem 409 for a list that is in the order of its days. */
export function requireOrderByHand(kind: ListKind): void {
  if (kind in datedKinds) {
    throw new RequestProblem('wrong_state', 'This list is in the order of its days.');
  }
}

/** @throws RequestProblem 422 for a service that needs code; the names of all other kinds are free. */
export function requireSlug(kind: ListKind, slug: string): void {
  if (listKinds[kind].shape.slug.safeParse(slug).success) return;
  throw refusedField('/slug', `Only these can be added: ${serviceIds.join(', ')}.`);
}

/** A refusal of one field. */
export function refusedField(pointer: string, detail: string): RequestProblem {
  return new RequestProblem('invalid_input', detail, { errors: [{ pointer, detail }] });
}

export function noSuchEntry(): RequestProblem {
  return new RequestProblem('not_found', 'We could not find this entry.');
}
