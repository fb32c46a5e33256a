// What the telephone keeps in IndexedDB: reports until they are answered, in their order, and each day as it was last seen.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { PhotoKind } from '#company/rules/visits/checklist.ts';
import type { DayActionKind } from '#company/rules/visits/crew-report.ts';
import type { TypedApplication } from '#contract/visits/application-records.ts';
import type { CrewDay, CrewOutcome, CrewReason, CrewStop } from '#contract/visits/crew-day.ts';
import { newKey } from '#web/lib/new-key.ts';
import { withBreak } from './with-break.ts';

/** What was tapped. */
export type Tapped =
  | { kind: 'set-out' | 'undo-set-out' | 'arrived' }
  | { kind: DayActionKind; people: string[] }
  | { kind: 'application'; application: TypedApplication }
  | { kind: 'tick'; item: string; isDone: boolean }
  | { kind: 'size'; lawnArea: number }
  | { kind: 'photo'; shows: PhotoKind; blob: Blob }
  | { kind: 'done'; note: string; cutHeight: string; photosMissingReason: string }
  | { kind: 'problem'; note: string; couldNotWork: boolean };

/** Why a report did not simply count: in English, and for any language. */
type ToldAnswer = {
  outcome: CrewOutcome;
  words: string;
  reason?: CrewReason | { code: 'unreadable' } | undefined;
};

/** A report that waits, or one that did not simply count and waits to be read. */
export type Kept = {
  /** Given by the database: it counts up and is never used twice. */
  sequence: number;
  day: string;
  id: string;
  takenAt: string;
  /** Empty where the report is of the whole day. */
  stop: string;
  /** For anyone who reads that it did not count. */
  address: string;
  tapped: Tapped;
  told?: ToldAnswer;
};

const REPORTS = 'reports';
const DAYS = 'days';
const DEVICE = 'device';
/** A day that is longer past is forgotten, unless something of it waits. */
const FORGET_AFTER_MS = 14 * 86_400_000;

type Device = { name: string; id: string };
type Schema = DBSchema & {
  [REPORTS]: { key: number; value: Kept };
  [DAYS]: { key: string; value: CrewDay };
  [DEVICE]: { key: string; value: Device };
};

/** Done once it is on the disk: a battery that dies a moment later takes nothing along. */
const SAFE = { durability: 'strict' } as const;

let opening: Promise<IDBPDatabase<Schema>> | undefined;

/** Writes a report down and gives it its number. It is on the disk before anything is shown. */
export async function keepReport(report: Omit<Kept, 'sequence'>): Promise<void> {
  const change = (await open()).transaction(REPORTS, 'readwrite', SAFE);
  // Its number is given by the database.
  await Promise.all([change.store.add(report as Kept), change.done]);
}

/** The reports of a day in the order in which they were tapped. */
export async function reportsOf(day: string): Promise<Kept[]> {
  const all = await (await open()).getAll(REPORTS);
  return all.filter((report) => report.day === day);
}

/** Keeps what a report was answered: the stop as it is now, and the words when it did not simply count. */
export async function keepAnswer(
  { sequence, ...report }: Kept,
  answer: { stop?: CrewStop | null; told?: NonNullable<Kept['told']> },
): Promise<void> {
  const change = (await open()).transaction([REPORTS, DAYS], 'readwrite', SAFE);
  const reports = change.objectStore(REPORTS);
  const days = change.objectStore(DAYS);
  const kept = answer.told
    ? reports.put({ ...report, sequence, told: answer.told })
    : reports.delete(sequence);
  const shown = async (stop: CrewStop | null) => {
    const day = await days.get(report.day);
    if (!day) return;
    await days.put(
      report.stop
        ? withStop(day, report.stop, stop)
        : answer.told
          ? day
          : withTaken(day, { sequence, ...report }),
    );
  };
  await Promise.all([kept, answer.stop === undefined ? null : shown(answer.stop), change.done]);
}

/** Forgets what was read. */
export async function forgetReport(sequence: number): Promise<void> {
  const change = (await open()).transaction(REPORTS, 'readwrite', SAFE);
  await Promise.all([change.store.delete(sequence), change.done]);
}

export async function savedDay(day: string): Promise<CrewDay | undefined> {
  return (await open()).get(DAYS, day);
}

/** The day as the crew last said that it has seen it; the first reading is seen. */
export async function seenDay(reading: CrewDay): Promise<CrewDay> {
  const change = (await open()).transaction(DAYS, 'readwrite', SAFE);
  const seen = await change.store.get(seenKey(reading.day));
  if (!seen) await change.store.put({ ...reading, day: seenKey(reading.day) });
  await change.done;
  return seen ?? reading;
}

/** Notes that the crew has seen a day as it is now. */
export async function keepSeen(reading: CrewDay): Promise<void> {
  const change = (await open()).transaction(DAYS, 'readwrite', SAFE);
  await Promise.all([change.store.put({ ...reading, day: seenKey(reading.day) }), change.done]);
}

/** The names of the stops that a phone knows of a day: the server says where those went that are gone. */
export async function knownStops(day: string): Promise<string[]> {
  const seen = await (await open()).get(DAYS, seenKey(day));
  return (seen?.stops ?? []).map(({ stop }) => stop);
}

/** Beside the day itself: another store would need another version, which waits as long as an older page is open. */
function seenKey(day: string): string {
  return `seen ${day}`;
}

/**
 * Keeps a day as it was read, unless a reading as late is there already: answers have gone into that one since, and the page of
 * this morning, opened again without a signal, knows nothing of them.
 */
export async function keepDay(day: CrewDay): Promise<void> {
  const change = (await open()).transaction(DAYS, 'readwrite', SAFE);
  const kept = await change.store.get(day.day);
  if (!kept || kept.readAt < day.readAt) await change.store.put(day);
  await change.done;
}

/** Which telephone this is: a random id of its own. */
export async function deviceId(): Promise<string> {
  const change = (await open()).transaction(DEVICE, 'readwrite', SAFE);
  const kept = await change.store.get('own');
  const own = kept ?? { name: 'own', id: newKey() };
  if (!kept) await change.store.add(own);
  await change.done;
  return own.id;
}

/**
 * Forgets days that are long over and have nothing left to send. How old a day is follows from the newest one that was read, by
 * the server's clock: a phone whose own clock was reset forgets nothing.
 */
export async function forgetOldDays(): Promise<void> {
  const change = (await open()).transaction([REPORTS, DAYS], 'readwrite', SAFE);
  const [days, reports] = await Promise.all([
    change.objectStore(DAYS).getAll(),
    change.objectStore(REPORTS).getAll(),
  ]);
  const waiting = new Set(reports.map(({ day }) => day));
  const newest = Math.max(...days.map(({ readAt }) => Date.parse(readAt)));
  const isOver = ({ day, readAt }: CrewDay) =>
    newest - Date.parse(readAt) > FORGET_AFTER_MS && !waiting.has(day);
  await Promise.all(days.filter(isOver).map(({ day }) => change.objectStore(DAYS).delete(day)));
  await change.done;
}

/** A day after what was reported of it as a whole has counted. */
function withTaken(day: CrewDay, report: Kept): CrewDay {
  const { tapped } = report;
  if (tapped.kind === 'people') return { ...day, here: tapped.people };
  return { ...day, onBreak: withBreak(day.onBreak ?? [], report) };
}

function withStop(day: CrewDay, name: string, stop: CrewStop | null): CrewDay {
  const stops = stop
    ? day.stops.map((one) => (one.stop === name ? stop : one))
    : day.stops.filter((one) => one.stop !== name);
  return { ...day, stops };
}

function open(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('crew', 1, {
    upgrade(database) {
      database.createObjectStore(REPORTS, { keyPath: 'sequence', autoIncrement: true });
      database.createObjectStore(DAYS, { keyPath: 'day' });
      database.createObjectStore(DEVICE, { keyPath: 'name' });
    },
    // The browser may close it to save memory: the next one who asks opens it again.
    terminated() {
      opening = undefined;
    },
  });
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}
