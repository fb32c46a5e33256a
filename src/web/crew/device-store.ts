// What the telephone keeps in IndexedDB: reports until they are answered, in their order, and each day as it was last seen.
import type { PhotoKind } from '#company/rules/visits/checklist.ts';
import type { CrewDay, CrewOutcome, CrewStop } from '#contract/visits/crew-day.ts';

/** What was tapped. */
export type Tapped =
  | { kind: 'set-out' | 'arrived' }
  | { kind: 'tick'; item: string; isDone: boolean }
  | { kind: 'photo'; shows: PhotoKind; blob: Blob }
  | { kind: 'done'; note: string; cutHeight: string; photosMissingReason: string }
  | { kind: 'problem'; note: string; couldNotWork: boolean };

/** A report that waits, or one that did not simply count and waits to be read. */
export type Kept = {
  /** Given by the database: it counts up and is never used twice. */
  sequence: number;
  day: string;
  id: string;
  takenAt: string;
  stop: string;
  /** For whoever reads that it did not count. */
  address: string;
  tapped: Tapped;
  told?: { outcome: CrewOutcome; words: string };
};

const REPORTS = 'reports';
const DAYS = 'days';
const DEVICE = 'device';
/** A day that is longer past is forgotten, unless something of it waits. */
const FORGET_AFTER_MS = 14 * 86_400_000;

let opening: Promise<IDBDatabase> | undefined;

/** Writes a report down and gives it its number. It is on the disk before anything is shown. */
export async function keepReport(report: Omit<Kept, 'sequence'>): Promise<void> {
  await write([REPORTS], (store) => store(REPORTS).add(report));
}

/** The reports of a day in the order in which they were tapped. */
export async function reportsOf(day: string): Promise<Kept[]> {
  const all = await read<Kept[]>(REPORTS, (store) => store.getAll());
  return all.filter((report) => report.day === day);
}

/** Keeps what a report was answered: the stop as it is now, and the words when it did not simply count. */
export async function keepAnswer(
  { sequence, ...report }: Kept,
  answer: { stop?: CrewStop | null; told?: NonNullable<Kept['told']> },
): Promise<void> {
  await write([REPORTS, DAYS], (store) => {
    if (answer.told) store(REPORTS).put({ ...report, sequence, told: answer.told });
    else store(REPORTS).delete(sequence);
    if (answer.stop === undefined) return;
    const days = store(DAYS);
    const asked = days.get(report.day);
    asked.onsuccess = () => {
      const day: CrewDay | undefined = asked.result;
      if (day) days.put(withStop(day, report.stop, answer.stop ?? null));
    };
  });
}

/** Forgets what was read. */
export async function forgetReport(sequence: number): Promise<void> {
  await write([REPORTS], (store) => store(REPORTS).delete(sequence));
}

export function keptDay(day: string): Promise<CrewDay | undefined> {
  return read(DAYS, (store) => store.get(day));
}

/**
 * Keeps a day as it was read, unless a reading as late is there already: answers have gone into that one since, and the page of
 * this morning, opened again without a signal, knows nothing of them.
 */
export async function keepDay(day: CrewDay): Promise<void> {
  const kept = await keptDay(day.day);
  if (kept && kept.readAt >= day.readAt) return;
  await write([DAYS], (store) => store(DAYS).put(day));
}

/** Which telephone this is: a random id of its own. */
export async function deviceId(): Promise<string> {
  const kept = await read<{ id: string } | undefined>(DEVICE, (store) => store.get('own'));
  if (kept) return kept.id;
  await write([DEVICE], (store) => store(DEVICE).add({ name: 'own', id: uuid() })).catch(() => {});
  const made = await read<{ id: string }>(DEVICE, (store) => store.get('own'));
  return made.id;
}

/**
 * Forgets days that are long over and have nothing left to send. How old a day is follows from the newest one that was read, by
 * the server's clock: a phone whose own clock was reset forgets nothing.
 */
export async function forgetOldDays(): Promise<void> {
  const [days, reports] = await Promise.all([
    read<CrewDay[]>(DAYS, (store) => store.getAll()),
    read<Kept[]>(REPORTS, (store) => store.getAll()),
  ]);
  const waiting = new Set(reports.map(({ day }) => day));
  const newest = Math.max(...days.map(({ readAt }) => Date.parse(readAt)));
  for (const { day, readAt } of days) {
    const isOld = newest - Date.parse(readAt) > FORGET_AFTER_MS;
    if (isOld && !waiting.has(day)) await write([DAYS], (store) => store(DAYS).delete(day));
  }
}

/** A random UUID (RFC 9562), also where the browser makes none by itself. */
export function uuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function withStop(day: CrewDay, name: string, stop: CrewStop | null): CrewDay {
  const stops = stop
    ? day.stops.map((one) => (one.stop === name ? stop : one))
    : day.stops.filter((one) => one.stop !== name);
  return { ...day, stops };
}

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('crew', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(REPORTS, { keyPath: 'sequence', autoIncrement: true });
      request.result.createObjectStore(DAYS, { keyPath: 'day' });
      request.result.createObjectStore(DEVICE, { keyPath: 'name' });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

async function read<Found>(
  name: string,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<Found> {
  const db = await open();
  return new Promise((resolve, reject) => {
    const request = ask(db.transaction(name).objectStore(name));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Resolves once it lies on the disk: a battery that dies a moment later takes nothing along. */
async function write(
  names: string[],
  change: (store: (name: string) => IDBObjectStore) => unknown,
): Promise<void> {
  const db = await open();
  const transaction = db.transaction(names, 'readwrite', { durability: 'strict' });
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    change((name) => transaction.objectStore(name));
  });
}
