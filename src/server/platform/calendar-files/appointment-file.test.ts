// The calendar file as a calendar program reads it: one event for life, the right hour, and nothing smuggled in.
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#company/facts/settings.ts';
import { toInstant } from '#company/rules/time/company-time.ts';
import { type CalendarEvent, calendarFile } from './appointment-file.ts';

const now = new Date('2026-11-09T15:00:00Z');
const LINK = 'https://www.example.com/appointment/12-token';
const event: CalendarEvent = {
  appointmentId: 12,
  sequence: 0,
  isCancelled: false,
  serviceType: 'Design Consultation',
  date: '2026-11-17',
  time: '09:00',
  duration: 90,
  reader: { kind: 'customer', language: 'en', email: 'maria@example.com', link: LINK },
};

function write(changes: Partial<CalendarEvent> = {}) {
  return calendarFile({ ...event, ...changes }, defaultSettings, 'www.example.com', now);
}

/** Reads a file as a program does that trusts only the time zone rules inside it. */
function read(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  const component = calendar.getFirstSubcomponent('vevent');
  if (!zone || !component) throw new Error('the file lacks its zone or its event');
  const event = new ICAL.Event(component);
  for (const time of [event.startDate, event.endDate]) time.zone = new ICAL.Timezone(zone);
  return { calendar, zone, component, event };
}

describe('one event for life', () => {
  it('keeps its UID, raises its SEQUENCE and says what is meant, from booking to cancelling', () => {
    const files = [
      write(),
      write({ sequence: 1, date: '2026-11-18', time: '13:00' }),
      write({ sequence: 2, date: '2026-11-18', time: '13:00', isCancelled: true }),
    ];
    const seen = files.map(({ method, content }) => {
      const { calendar, component } = read(content);
      return {
        method,
        inside: calendar.getFirstPropertyValue('method'),
        uid: component.getFirstPropertyValue('uid'),
        sequence: component.getFirstPropertyValue('sequence'),
        status: component.getFirstPropertyValue('status'),
        alarms: component.getAllSubcomponents('valarm').length,
      };
    });
    const uid = 'appointment-12@www.example.com';
    expect(seen).toEqual([
      { method: 'REQUEST', inside: 'REQUEST', uid, sequence: 0, status: 'CONFIRMED', alarms: 1 },
      { method: 'REQUEST', inside: 'REQUEST', uid, sequence: 1, status: 'CONFIRMED', alarms: 1 },
      { method: 'CANCEL', inside: 'CANCEL', uid, sequence: 2, status: 'CANCELLED', alarms: 0 },
    ]);
  });

  it('has a UID of its own on every appointment and every site', () => {
    const uids = [
      write().content,
      write({ appointmentId: 13 }).content,
      calendarFile(event, defaultSettings, 'other.example.com', now).content,
    ].map((content) => read(content).event.uid);
    expect(new Set(uids).size).toBe(3);
  });
});

it('speaks the language of its customer, and English to the office', () => {
  const reader = {
    ...({ kind: 'customer', language: 'es', email: 'maria@example.com', link: LINK } as const),
  };
  const { calendar, component } = read(write({ reader }).content);
  expect(component.getFirstPropertyValue('summary')).toBe(
    `Design Consultation con ${defaultSettings.companyName}`,
  );
  expect(component.getFirstPropertyValue('description')).toBe(
    `Cambiar o cancelar: ${LINK}\n¿Preguntas? Llame al ${defaultSettings.phone}.`,
  );
  expect(calendar.getFirstPropertyValue('prodid')).toMatch(/\/\/ES$/);
  const office = { kind: 'office', name: 'Maria Example', phone: '', address: null } as const;
  expect(read(write({ reader: office }).content).event.summary).toBe(
    'Design Consultation with Maria Example',
  );
});

describe('the hour', () => {
  it.each([
    ['2026-11-17', '09:00', 'winter'],
    ['2026-07-01', '09:00', 'summer'],
    ['2026-03-06', '08:00', 'the Friday before clocks go forward'],
    ['2026-03-09', '08:00', 'the Monday after'],
    ['2026-10-30', '17:00', 'the Friday before clocks go back'],
    ['2026-11-02', '17:00', 'the Monday after'],
    ['2027-03-15', '12:00', 'noon'],
  ])('is wall time in Cypress: %s %s, %s', (date, time) => {
    const { content } = write({ date, time });
    const wall = `${date.replaceAll('-', '')}T${time.replace(':', '')}00`;
    expect(content).toContain(`DTSTART;TZID=America/Chicago:${wall}\r\n`);
    const { startDate, endDate } = read(content).event;
    const start = toInstant(date, time, 'America/Chicago').getTime();
    expect(startDate.toJSDate().getTime()).toBe(start);
    expect(endDate.toJSDate().getTime()).toBe(start + 90 * 60_000);
  });

  it('brings the rules of its zone along, for both halves of the year', () => {
    const { zone } = read(write().content);
    expect(zone.getFirstPropertyValue('tzid')).toBe('America/Chicago');
    const offsets = zone
      .getAllSubcomponents()
      .map((rule) => `${rule.name} ${rule.getFirstPropertyValue('tzoffsetto')}`);
    expect(new Set(offsets)).toEqual(new Set(['daylight -05:00', 'standard -06:00']));
  });

  it('is stamped in UTC, with the moment of writing', () => {
    expect(write().content).toContain('\r\nDTSTAMP:20261109T150000Z\r\n');
  });
});

describe('the letters of the format', () => {
  const hostile = {
    serviceType: 'Zoë’s "Plan"; SUMMARY:No, ATTENDEE=x: \\n\r\nEND:VEVENT\r\nBEGIN:VEVENT 🪴',
  };

  it('escapes what could be taken for structure, and gives it back whole', () => {
    const { content } = write(hostile);
    const { calendar, component } = read(content);
    expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1);
    expect(component.getAllProperties('attendee')).toHaveLength(1);
    expect(component.getFirstPropertyValue('summary')).toBe(
      `${hostile.serviceType.replaceAll('\r\n', '\n')} with Prairie Oak Landscaping`,
    );
    const attendee = component.getFirstProperty('attendee');
    expect(attendee?.getFirstValue()).toBe('mailto:maria@example.com');
    expect(component.getFirstPropertyValue('organizer')).toBe('mailto:hello@prairieoak.example');
  });

  it.each([
    ['an ordinary appointment', {}],
    ['hostile text', hostile],
    ['a long name of emoji', { serviceType: '🌳🪴ä'.repeat(60) }],
    ['a long link', { reader: { ...event.reader, link: `${LINK}${'x'.repeat(300)}` } as const }],
  ])('folds every line at 75 octets and breaks no character: %s', (_, changes) => {
    const { content } = write(changes);
    expect(content.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true);
    expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of content.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
  });

  it('names what every program asks for', () => {
    const { calendar, component } = read(write().content);
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toContain('Prairie Oak Landscaping');
    expect(component.getFirstPropertyValue('url')).toBe(LINK);
    expect(component.getFirstPropertyValue('description')).toContain(LINK);
  });
});
