// What staff do to the translation of an entry: write it, and make it what it was. Both are on the pages at once; the English entry stays
// what it is (docs/product/spanish.md#content).
import type { z } from 'zod';
import type { TranslationLanguage } from '#company/facts/languages.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { ContentEntry } from '#contract/site/content/editing.ts';
import { Texts, type Translate } from '#contract/site/content/translations.ts';
import type { AuditAction } from '#server/platform/audit/audit.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import {
  changedMeanwhile,
  type EntryAddress,
  inTurn,
  presentEntry,
  type Turn,
} from './change-entry.ts';
import { noSuchEntry } from './content.policy.ts';
import { findHistory } from './entries.queries.ts';
import { requireTranslation } from './translation.policy.ts';
import { lockTranslation } from './translations.queries.ts';
import { type EntryRow, writeTranslation } from './write-content.ts';

/**
 * Saves a translation; blank texts have none, and without any it is removed.
 *
 * @throws RequestProblem 404, 403 for prices, 409 `changed_meanwhile` with the entry as it is by now, 409 `wrong_state` for a kind that is
 *   not translated, 422 with a pointer for each text that does not fit.
 */
export function translateEntry(
  context: ServerContext,
  actor: CurrentUser,
  address: EntryAddress,
  { language, version, ofVersion, texts }: z.output<typeof Translate>,
): Promise<ContentEntry> {
  const action = 'content-translated';
  return change(context, actor, address, action, async ({ tx, kind, row, at, seen }) => {
    const found = await seen(language, version);
    const fitting = requireTranslation(kind, row, texts);
    if (ofVersion > row.version) throw new RequestProblem('wrong_state', 'Please reload the page.');
    const happened = { what: 'translated', actorId: actor.id, at } as const;
    await writeTranslation(tx, { row, language, found }, { texts: fitting, ofVersion }, happened);
  });
}

/**
 * Makes a translation what it was after an earlier change; it counts as one of the English text that is there now, which whoever
 * restores it has beside it.
 *
 * @throws RequestProblem as `translateEntry`; 404 for a line that is not about a translation of this entry.
 */
export function takeBackTranslation(
  context: ServerContext,
  actor: CurrentUser,
  address: EntryAddress,
  { version, historyId }: { version: number; historyId: number },
): Promise<ContentEntry> {
  const action = 'content-translation-restored';
  return change(context, actor, address, action, async ({ tx, kind, slug, row, at, seen }) => {
    const line = await findHistory(tx, { kind, slug }, historyId);
    if (!line?.language) throw new RequestProblem('not_found', 'We could not find this change.');
    const found = await seen(line.language, version);
    const texts = requireTranslation(kind, row, Texts.parse(line.body));
    const happened = { what: 'restored', actorId: actor.id, at } as const;
    const written = { texts, ofVersion: row.version };
    await writeTranslation(tx, { row, language: line.language, found }, written, happened);
  });
}

type Translating = Omit<Turn, 'row'> & {
  row: EntryRow;
  /** The translation that is there, as it was seen. */
  seen: (
    language: TranslationLanguage,
    version: number,
  ) => Promise<Awaited<ReturnType<typeof lockTranslation>>>;
};

/** One change to a translation of an entry that is there, in its turn, with its line of the audit log. */
function change(
  context: ServerContext,
  actor: CurrentUser,
  address: EntryAddress,
  action: AuditAction,
  work: (translating: Translating) => Promise<void>,
): Promise<ContentEntry> {
  return inTurn(context, actor, address, { action }, async ({ row, ...turn }) => {
    if (!row) throw noSuchEntry();
    const { tx, kind, slug } = turn;
    const seen: Translating['seen'] = async (language, version) => {
      const found = await lockTranslation(tx, row, language);
      if ((found?.version ?? 0) !== version)
        throw changedMeanwhile(await presentEntry(context, tx, kind, slug));
      return found;
    };
    await work({ ...turn, row, seen });
  });
}
