// Reads the busy times out of a calendar file (RFC 5545) that someone else wrote: when, and nothing of what.
import { createContext, Script } from 'node:vm';
import ICAL from 'ical.js';
import { toInstant } from '#company/rules/time/company-time.ts';

/** From when to when someone is away, in milliseconds. */
export type BusySpan = { start: number; end: number };

/** What is read of a file, and by whose clock it is read where it names none. */
export type BusyReading = {
  from: Date;
  to: Date;
  timeZone: string;
  /** Entries that we sent ourselves already have a seat. */
  ownHostname: string;
};

/** Hostile rules can repeat without end, or look for a day that never comes. */
const MOST_EVENTS = 5_000;
const MOST_STEPS = 50_000;
const MOST_SPANS = 5_000;
const READ_WITHIN_MS = 1_000;

/** A file that cannot be read, or only with more work than a calendar is worth. */
export class UnreadableCalendar extends Error {}

/**
 * The spans of a calendar within a stretch of time, in order and without overlaps.
 *
 * @param texts Its files: one for the whole, or one for each entry with what was changed of its repetitions.
 * @throws UnreadableCalendar
 */
export function readBusy(texts: readonly string[], reading: BusyReading): BusySpan[] {
  const result: { spans: BusySpan[] } = { spans: [] };
  const read = () => {
    result.spans = spansOf(texts, reading);
  };
  try {
    // One step of a rule may take forever, and only this stops code that does not come back.
    new Script('read()').runInContext(createContext({ read }), { timeout: READ_WITHIN_MS });
  } catch (error) {
    throw new UnreadableCalendar('the calendar cannot be read', { cause: error });
  }
  return result.spans;
}

function spansOf(texts: readonly string[], reading: BusyReading): BusySpan[] {
  const components = texts.flatMap(entriesOf);
  if (components.length > MOST_EVENTS) throw new UnreadableCalendar('too many entries');
  const events = components.map((component) => new ICAL.Event(component));
  const changed = Map.groupBy(
    events.filter((event) => event.isRecurrenceException()),
    ({ uid }) => uid,
  );
  const spans: BusySpan[] = [];
  const budget = { steps: MOST_STEPS };
  for (const event of events) {
    if (event.uid?.endsWith(`@${reading.ownHostname}`)) continue;
    if (event.isRecurrenceException()) {
      // Without the entry that it changes, it stands for itself.
      if (events.some((one) => one.uid === event.uid && !one.isRecurrenceException())) continue;
      add(spans, event, event.startDate, event.endDate, reading);
    } else if (event.isRecurring()) {
      for (const exception of changed.get(event.uid) ?? []) event.relateException(exception);
      addOccurrences(spans, event, reading, budget);
    } else add(spans, event, event.startDate, event.endDate, reading);
  }
  return merged(spans);
}

function entriesOf(text: string): ICAL.Component[] {
  const root = new ICAL.Component(ICAL.parse(text));
  if (root.name !== 'vcalendar') throw new UnreadableCalendar('this is no calendar');
  return root.getAllSubcomponents('vevent');
}

function addOccurrences(
  spans: BusySpan[],
  event: ICAL.Event,
  reading: BusyReading,
  budget: { steps: number },
): void {
  const occurrences = event.iterator();
  for (let next = occurrences.next(); next; next = occurrences.next()) {
    budget.steps -= 1;
    if (budget.steps < 0) throw new UnreadableCalendar('too many repetitions');
    if (instantOf(next, event, reading.timeZone) >= reading.to.getTime()) return;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    add(spans, item, startDate, endDate, reading);
  }
}

function add(
  spans: BusySpan[],
  event: ICAL.Event,
  startDate: ICAL.Time | null,
  endDate: ICAL.Time | null,
  { from, to, timeZone }: BusyReading,
): void {
  if (!startDate || !endDate || !blocks(event.component)) return;
  const start = Math.max(instantOf(startDate, event, timeZone), from.getTime());
  const end = Math.min(instantOf(endDate, event, timeZone), to.getTime());
  if (!(start < end)) return;
  if (spans.length >= MOST_SPANS) throw new UnreadableCalendar('too many busy times');
  spans.push({ start, end });
}

/** What Outlook says of an entry during which its person can be booked; tentative, busy and out of office stay. */
const BOOKABLE_IN_OUTLOOK = ['FREE', 'WORKINGELSEWHERE'];

function blocks(component: ICAL.Component): boolean {
  const says = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
  if (says('status') === 'CANCELLED' || says('transp') === 'TRANSPARENT') return false;
  // Outlook marks remote work as OPAQUE beside it, so this property says more than TRANSP.
  return !BOOKABLE_IN_OUTLOOK.includes(says('x-microsoft-cdo-busystatus').trim());
}

/** Wall times are counted by the zone of their name; days and times without one are the company's. */
function instantOf(time: ICAL.Time, event: ICAL.Event, timeZone: string): number {
  const isFloating = !time.zone || time.zone === ICAL.Timezone.localTimezone;
  const tzid = event.component.getFirstProperty('dtstart')?.getFirstParameter('tzid') ?? '';
  if (!time.isDate && !isFloating && (time.zone.tzid === 'UTC' || !isNamed(tzid))) {
    return time.toJSDate().getTime();
  }
  const text = time.toString();
  const clock = time.isDate ? '00:00' : text.slice(11, 16);
  const named = !time.isDate && isNamed(tzid) ? tzid : timeZone;
  return toInstant(text.slice(0, 10), clock, named).getTime();
}

const knownZones = new Map<string, boolean>();

/** Whether a name is one of the IANA data base, whose rules we have ourselves. */
function isNamed(tzid: string): boolean {
  const known = knownZones.get(tzid);
  if (known !== undefined) return known;
  let isKnown = tzid.includes('/');
  try {
    if (isKnown) new Intl.DateTimeFormat('en-US', { timeZone: tzid });
  } catch {
    isKnown = false;
  }
  if (knownZones.size < 500) knownZones.set(tzid, isKnown);
  return isKnown;
}

function merged(spans: BusySpan[]): BusySpan[] {
  const inOrder = spans.toSorted((a, b) => a.start - b.start);
  const result: BusySpan[] = [];
  for (const span of inOrder) {
    const last = result.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else result.push({ ...span });
  }
  return result;
}
