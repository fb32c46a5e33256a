// Proves when a visitor elsewhere is told their own time.
import { describe, expect, it } from 'vitest';
import { englishCalendarMessages } from '../messages/calendar-messages.en.ts';
import { spanishCalendarMessages } from '../messages/calendar-messages.es.ts';
import { visitorZoneNote } from './zone-note.ts';

const note = (date: string, time: string | null, zone: string, words = englishCalendarMessages) =>
  visitorZoneNote(words, date, time, 'America/Chicago', zone);

describe('visitorZoneNote', () => {
  it('is silent where clocks agree, whatever the zone is called', () => {
    expect(note('2026-11-24', '09:00', 'America/Chicago')).toBeNull();
    expect(note('2026-11-24', '09:00', 'America/Winnipeg')).toBeNull();
    expect(note('2026-11-24', null, 'America/Chicago')).toBeNull();
  });

  it('converts the chosen time', () => {
    expect(note('2026-11-24', '09:00', 'America/New_York')).toBe(
      '9:00 AM here is 10:00 AM in Eastern Time, where your device is set.',
    );
  });

  it('names the day when it is another one there', () => {
    expect(note('2026-11-24', '17:00', 'Asia/Tokyo')).toBe(
      '5:00 PM here is 8:00 AM on Wednesday, November 25, 2026 in Japan Standard Time, where your device is set.',
    );
  });

  it('says it in the words of the page', () => {
    expect(note('2026-11-24', '09:00', 'America/New_York', spanishCalendarMessages)).toBe(
      'Aquí, 9:00 a.m. equivale a 10:00 a.m. en hora oriental, la zona de su dispositivo.',
    );
  });

  it('only says that zones differ before a time is chosen', () => {
    expect(note('2026-11-24', null, 'America/New_York')).toBe(
      'Your device is set to Eastern Time.',
    );
  });

  it('sees a difference that clock changes make for a week', () => {
    expect(note('2026-10-28', '09:00', 'America/Mexico_City')).not.toBeNull();
    expect(note('2026-11-24', '09:00', 'America/Mexico_City')).toBeNull();
  });
});
