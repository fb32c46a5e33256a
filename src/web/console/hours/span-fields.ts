// The hours of a day as flat fields of a form: "Monday-opens", of the second span "Monday-opens-2".
import { z } from 'zod';
import { MOST_SPANS, type OpenDay, spanErrors } from '#company/rules/chat/support-hours.ts';
import { tableOf } from '#company/rules/platform/known-keys.ts';

/** The places of a day's spans; those after the first are for hours that are split. */
export const SPANS = Array.from({ length: MOST_SPANS }, (_, place) => place);

type End = 'opens' | 'closes';
export type SpanField<Day extends string> = `${Day}-${End}${'' | '-2' | '-3'}`;

/** What was typed, by the names of the fields. */
export type TypedFields = Readonly<Record<string, string | undefined>>;

/** The name of a field. */
export function spanField<Day extends string>(day: Day, end: End, place: number): SpanField<Day> {
  return `${day}-${end}${place === 0 ? '' : `-${place + 1}`}` as SpanField<Day>;
}

const time = z.string().optional();

/** The fields of some days for a schema. */
export function spanShape<Day extends string>(days: readonly Day[]) {
  const names = days.flatMap((day) => fieldsOf(day).map(({ name }) => name));
  return tableOf(names, () => time);
}

const PLACES = ['', 'second ', 'third '];

/** What the fields of some days are called: "Monday, from", "Monday, second to". */
export function spanLabels<Day extends string>(
  days: readonly Day[],
  labelOfDay: (day: Day) => string = (day) => day,
) {
  const labels = days.flatMap((day) =>
    fieldsOf(day).map(({ name, end, place }) => [
      name,
      `${labelOfDay(day)}, ${PLACES[place]}${end === 'opens' ? 'from' : 'to'}`,
    ]),
  );
  return Object.fromEntries(labels) as Record<SpanField<Day>, string>;
}

function fieldsOf<Day extends string>(day: Day) {
  return SPANS.flatMap((place) =>
    (['opens', 'closes'] as const).map((end) => ({ name: spanField(day, end, place), end, place })),
  );
}

/** What is wrong with the hours of a day, each sentence with its field. Each pair is filled as a whole or left blank as a whole. */
export function spanFaults(typed: TypedFields, day: string): { field: string; sentence: string }[] {
  return spanErrors(spansOf(typed, day)).map(({ place, field, sentence }) => ({
    field: spanField(day, field, place),
    sentence,
  }));
}

/** What was typed for the spans of a day. */
export function spansOf(typed: TypedFields, day: string) {
  return SPANS.map((place) => ({
    opens: typed[spanField(day, 'opens', place)],
    closes: typed[spanField(day, 'closes', place)],
  }));
}

/** The hours of a day; blank spans are left out. */
export function openDayOf(typed: TypedFields, day: string): OpenDay {
  return spansOf(typed, day).flatMap(({ opens, closes }) =>
    opens && closes ? [{ opens, closes }] : [],
  );
}

/** What the fields of a day begin with. */
export function typedSpans(day: string, spans: OpenDay): Record<string, string> {
  return Object.fromEntries(
    spans.flatMap(({ opens, closes }, place) => [
      [spanField(day, 'opens', place), opens],
      [spanField(day, 'closes', place), closes],
    ]),
  );
}
