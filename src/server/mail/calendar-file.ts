// The calendar file of an appointment (RFC 5545): one UID for life, and a SEQUENCE that rises with every change.
import ICAL from 'ical.js';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { minutesOf, timeOf } from '#company/rules/company-time.ts';

// ical.js does not count the space before a continuation, and RFC 5545 3.1 allows a line 75 octets with it.
ICAL.foldLength = 74;

/** What the file says; date and time are wall time at the company. */
export type CalendarEvent = {
  appointmentId: number;
  sequence: number;
  isCancelled: boolean;
  serviceType: string;
  date: string;
  time: string;
  /** Minutes. */
  duration: number;
  customerEmail: string;
  /** The page to move or cancel. */
  link: string;
};

/** A calendar file and the method that the mail must name beside it. */
export type CalendarFile = { method: 'REQUEST' | 'CANCEL'; content: string };

/**
 * Builds the file from our own words alone, since it goes to whatever address was typed, with its own VTIMEZONE, so that the hour stays right in programs that do not know the zone. The UID
 * names the appointment and the site, so that a moved one replaces its entry (RFC 5546 3.2.2).
 */
export function calendarFile(
  event: CalendarEvent,
  settings: BusinessSettings,
  site: string,
  now: Date,
): CalendarFile {
  const method = event.isCancelled ? 'CANCEL' : 'REQUEST';
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('prodid', `-//${settings.companyName}//Booking//EN`);
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('method', method);
  calendar.addSubcomponent(timeZoneComponent(settings.timeZone));
  calendar.addSubcomponent(eventComponent(event, settings, site, now));
  // ical.js escapes line feeds but not carriage returns, which would end the line of a value that has one.
  const content = calendar.toString().replace(/\r(?!\n)/g, '');
  return { method, content: `${content}\r\n` };
}

function eventComponent(
  event: CalendarEvent,
  settings: BusinessSettings,
  site: string,
  now: Date,
): ICAL.Component {
  const component = new ICAL.Component('vevent');
  const summary = `${event.serviceType} with ${settings.companyName}`;
  component.addPropertyWithValue('uid', `appointment-${event.appointmentId}@${site}`);
  component.addPropertyWithValue('sequence', event.sequence);
  component.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(now, true));
  addWallTime(component, 'dtstart', event.date, event.time, settings.timeZone);
  addWallTime(
    component,
    'dtend',
    event.date,
    timeOf(minutesOf(event.time) + event.duration),
    settings.timeZone,
  );
  component.addPropertyWithValue('summary', summary);
  component.addPropertyWithValue(
    'description',
    `Move or cancel: ${event.link}\nQuestions? Call ${settings.phone}.`,
  );
  component.addPropertyWithValue('url', event.link);
  component.addPropertyWithValue('status', event.isCancelled ? 'CANCELLED' : 'CONFIRMED');
  addPerson(component, 'organizer', settings.email).setParameter('cn', settings.companyName);
  addPerson(component, 'attendee', event.customerEmail).setParameter('partstat', 'ACCEPTED');
  if (!event.isCancelled) component.addSubcomponent(reminder(summary));
  return component;
}

/** A date and time in the zone of the VTIMEZONE; no instant is computed, so no offset can be wrong. */
function addWallTime(
  component: ICAL.Component,
  name: string,
  date: string,
  time: string,
  timeZone: string,
): void {
  const value = ICAL.Time.fromDateTimeString(`${date}T${time}:00`);
  component.addPropertyWithValue(name, value).setParameter('tzid', timeZone);
}

function addPerson(component: ICAL.Component, name: string, email: string): ICAL.Property {
  return component.addPropertyWithValue(name, `mailto:${email}`);
}

/** An hour before, by the person's own calendar program. */
function reminder(summary: string): ICAL.Component {
  const alarm = new ICAL.Component('valarm');
  alarm.addPropertyWithValue('action', 'DISPLAY');
  alarm.addPropertyWithValue('trigger', ICAL.Duration.fromSeconds(-3600));
  alarm.addPropertyWithValue('description', summary);
  return alarm;
}

function timeZoneComponent(timeZone: string): ICAL.Component {
  const block = [tzlib_get_ical_block(timeZone)].flat()[0];
  if (!block) throw new Error(`no calendar rules are known for the time zone ${timeZone}`);
  return new ICAL.Component(
    ICAL.parse(block) as unknown[] as ConstructorParameters<typeof ICAL.Component>[0],
  );
}
