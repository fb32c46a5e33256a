// How every calendar file of ours is written (RFC 5545), whether it goes by mail or stands at the address of a feed.
import ICAL from 'ical.js';
import type { Language } from '#company/facts/languages.ts';

// ical.js does not count the space before a continuation, and RFC 5545 3.1 allows a line 75 octets with it.
ICAL.foldLength = 74;

/** A calendar that names what made it, and the language of its words. */
export function newCalendar(
  companyName: string,
  what: 'Booking' | 'Visits',
  language: Language = 'en',
): ICAL.Component {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('prodid', `-//${companyName}//${what}//${language.toUpperCase()}`);
  calendar.addPropertyWithValue('version', '2.0');
  return calendar;
}

/** The calendar as text: folded lines, each ended by CRLF. */
export function calendarText(calendar: ICAL.Component): string {
  // ical.js escapes line feeds but not carriage returns, which would end the line of a value that has one.
  return `${calendar.toString().replace(/\r(?!\n)/g, '')}\r\n`;
}
