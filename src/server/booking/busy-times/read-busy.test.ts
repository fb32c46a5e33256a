// Busy times out of calendar files: repetitions over the clock changes, whole days, what does not block, and hostile files.
import { describe, expect, it } from 'vitest';
import { readBusy, UnreadableCalendar } from './read-busy.ts';

const timeZone = 'America/Chicago';
const file = (...events: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:test',
    ...events.flatMap((event, index) => [
      'BEGIN:VEVENT',
      ...(event.includes('UID:') ? [] : [`UID:${index}@elsewhere`]),
      ...event.split('|'),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n');

function spans(text: string, from = '2026-10-01', to = '2027-04-01') {
  const reading = { from: new Date(from), to: new Date(to), timeZone, ownHostname: 'oak.example' };
  return readBusy([text], reading).map(({ start, end }) =>
    [start, end].map((instant) => new Date(instant).toISOString().slice(0, 16)).join(' '),
  );
}

describe('busy times', () => {
  it('keep their wall time when clocks change in November and March', () => {
    const weekly = (start: string) =>
      `DTSTART;TZID=America/Chicago:${start}T090000|DTEND;TZID=America/Chicago:${start}T100000|RRULE:FREQ=WEEKLY;COUNT=2`;
    expect(spans(file(weekly('20261027'), weekly('20270309')))).toEqual([
      '2026-10-27T14:00 2026-10-27T15:00',
      '2026-11-03T15:00 2026-11-03T16:00',
      '2027-03-09T15:00 2027-03-09T16:00',
      '2027-03-16T14:00 2027-03-16T15:00',
    ]);
  });

  it('are whole days and floating times by the clock of the company, and instants as they are', () => {
    expect(
      spans(
        file(
          'DTSTART;VALUE=DATE:20261101',
          'DTSTART:20261110T090000|DTEND:20261110T093000',
          'DTSTART:20261111T090000Z|DURATION:PT1H',
          'DTSTART;TZID=Europe/Berlin:20261112T090000|DTEND;TZID=Europe/Berlin:20261112T100000',
        ),
      ),
    ).toEqual([
      '2026-11-01T05:00 2026-11-02T06:00',
      '2026-11-10T15:00 2026-11-10T15:30',
      '2026-11-11T09:00 2026-11-11T10:00',
      '2026-11-12T08:00 2026-11-12T09:00',
    ]);
  });

  it('leave out what is free, canceled, excluded or our own, and follow a moved repetition', () => {
    const hour = 'DTSTART:20261110T150000Z|DTEND:20261110T160000Z';
    expect(
      spans(
        file(
          `${hour}|TRANSP:TRANSPARENT`,
          `${hour}|STATUS:CANCELLED`,
          `${hour}|UID:visit-1@oak.example`,
          `UID:a|${hour}|RRULE:FREQ=DAILY;COUNT=4|EXDATE:20261110T150000Z`,
          'UID:a|RECURRENCE-ID:20261111T150000Z|DTSTART:20261111T200000Z|DTEND:20261111T210000Z',
          'UID:a|RECURRENCE-ID:20261112T150000Z|STATUS:CANCELLED|DTSTART:20261112T150000Z|DTEND:20261112T160000Z',
        ),
      ),
    ).toEqual(['2026-11-11T20:00 2026-11-11T21:00', '2026-11-13T15:00 2026-11-13T16:00']);
  });

  it.each([
    ['FREE', 'OPAQUE', false],
    ['WORKINGELSEWHERE', 'OPAQUE', false],
    ['WorkingElsewhere', '', false],
    ['TENTATIVE', 'OPAQUE', true],
    ['BUSY', 'OPAQUE', true],
    ['OOF', '', true],
    ['OOF', 'TRANSPARENT', false],
    ['SOMETHING-NEW', '', true],
  ])('of Outlook that are %s and "%s" block: %s', (status, transp, isBusy) => {
    const marks = `X-MICROSOFT-CDO-BUSYSTATUS:${status}${transp && `|TRANSP:${transp}`}`;
    const hour = 'DTSTART:20261110T150000Z|DTEND:20261110T160000Z';
    expect(spans(file(`${hour}|${marks}`))).toHaveLength(isBusy ? 1 : 0);
  });

  it('run together where they overlap, and end with the stretch that is asked for', () => {
    const overlapping = file(
      'DTSTART:20261110T150000Z|DTEND:20261110T160000Z',
      'DTSTART:20261110T153000Z|DTEND:20261110T170000Z',
      'DTSTART:20200101T000000Z|DTEND:20200101T010000Z|RRULE:FREQ=YEARLY',
      'DTSTART:20270331T000000Z|DTEND:20300101T000000Z',
    );
    expect(spans(overlapping)).toEqual([
      '2026-11-10T15:00 2026-11-10T17:00',
      '2027-01-01T00:00 2027-01-01T01:00',
      '2027-03-31T00:00 2027-04-01T00:00',
    ]);
  });

  it.each([
    ['is no calendar', '<html>Sign in</html>'],
    ['is cut off', file('DTSTART:20261110T150000Z').slice(0, 60)],
    ['repeats each second', file('DTSTART:19700101T000000Z|DURATION:PT1S|RRULE:FREQ=SECONDLY')],
    ['has too many entries', file(...Array<string>(5_001).fill('DTSTART:20261110T150000Z'))],
  ])('refuse in time a file that %s', (_, text) => {
    expect(() => spans(text)).toThrow(UnreadableCalendar);
  });
});
