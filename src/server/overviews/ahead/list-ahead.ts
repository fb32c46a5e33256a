// Gathers what leaves by itself in the next seven days from the modules that send it, and names its readers.
import { inArray } from 'drizzle-orm';
import { messageKindLabel, messageKindOf } from '#company/facts/message-kinds.ts';
import { displayName } from '#company/rules/customers/person-name.ts';
import { countOf } from '#company/rules/platform/count-label.ts';
import { clockMoments } from '#company/rules/time/clock-moments.ts';
import { addDays, dateInZone } from '#company/rules/time/company-time.ts';
import type { MessagesAhead, AheadMessage as Shown } from '#contract/overviews/ahead.ts';
import type { AheadMessage, AheadSource } from '#server/platform/ahead/ahead-message.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { readableCopy } from '#server/platform/sent-messages/message-text.ts';
import type { ServerContext } from '../../context.ts';

const DAYS = 7;
const DAY_MS = 86_400_000;

/** So many are shown at once: of more, those of one day, and of a day with more the first ones. */
const SHOWN = 100;

/** What leaves within seven days if nothing happens until then, in the order of its times. */
async function listAhead(
  context: ServerContext,
  sources: readonly AheadSource[],
): Promise<AheadMessage[]> {
  const now = context.clock();
  const until = new Date(now.getTime() + DAYS * DAY_MS);
  const all: AheadMessage[] = [];
  for (const { schedule, list } of sources)
    all.push(...(await list(context, clockMoments(schedule, now, until))));
  return all.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** The same as the office sees it: all, or those of a day. */
export async function presentAhead(
  context: ServerContext,
  sources: readonly AheadSource[],
  asked: string | undefined,
): Promise<MessagesAhead> {
  const { timeZone } = context.settings();
  const all = await listAhead(context, sources);
  const byDate = Map.groupBy(all, ({ at }) => dateInZone(at, timeZone));
  const today = dateInZone(context.clock(), timeZone);
  const days = Array.from({ length: DAYS + 1 }, (_, after) => addDays(today, after)).map(
    (date) => ({ date, count: byDate.get(date)?.length ?? 0 }),
  );
  const day =
    asked ?? (all.length > SHOWN ? (days.find(({ count }) => count > 0)?.date ?? null) : null);
  const shown = day === null ? all : (byDate.get(day) ?? []);
  const items = await presentAll(context, shown.slice(0, SHOWN));
  return { days, day, items, more: Math.max(shown.length - SHOWN, 0) };
}

/** One of them as it would read. @throws RequestProblem 404 when it does not leave, or has left */
export async function previewAhead(
  context: ServerContext,
  sources: readonly AheadSource[],
  key: string,
) {
  const found = (await listAhead(context, sources)).find((one) => one.key === key);
  const [shown] = found ? await presentAll(context, [found]) : [];
  if (!found || !shown) throw new RequestProblem('not_found', 'No such message is on its way.');
  const mail = await found.preview();
  if (!mail) return { ...shown, text: null };
  const { subject, text, html, attachment } = mail;
  return { ...shown, text: readableCopy({ subject, text, html, hadFile: Boolean(attachment) }) };
}

async function presentAll(
  { db }: ServerContext,
  messages: readonly AheadMessage[],
): Promise<Shown[]> {
  const ids = messages.flatMap(({ to }) => ('userId' in to ? [to.userId] : []));
  const people =
    ids.length > 0
      ? await db
          .select()
          .from(users)
          .where(inArray(users.id, [...new Set(ids)]))
      : [];
  return messages.flatMap<Shown>(({ key, kind, label, at, to, reason, consent, path }) => {
    const channel = messageKindOf(kind)?.channel ?? 'mail';
    const shown = { key, kind: label ?? messageKindLabel(kind), channel, at: at.toISOString() };
    const why = { reason, consent, path };
    if ('readers' in to)
      return [{ ...shown, name: countOf(to.readers, 'reader'), address: null, ...why }];
    const person = 'userId' in to ? people.find(({ id }) => id === to.userId) : undefined;
    const address =
      'userId' in to ? (channel === 'text' ? person?.phone : person?.email) : to.address;
    // Who has no address, or whose account is closed, is sent nothing.
    if (!address || person?.disabledAt) return [];
    const name = 'userId' in to ? displayName({ ...person }) : to.name;
    return [{ ...shown, name, address, ...why }];
  });
}
