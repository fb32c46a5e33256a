// The calendar file of an appointment (RFC 5545): one UID for life, and a SEQUENCE that rises with every change.
import ICAL from 'ical.js';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { Language } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { minutesOf, timeOf } from '#company/rules/time/company-time.ts';
import { calendarText, newCalendar } from './calendar-text.ts';
import { appointmentFileMessages } from './messages/choose-appointment-file-messages.ts';

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
  /** Whose calendar it is for: the customer's leads to their page, in their language; the office's says whom to call, and where. */
  reader:
    | { kind: 'customer'; language: Language; email: string; link: string }
    | { kind: 'office'; name: string; phone: string; address: string | null };
};

/**
 * A calendar file and the method that the mail must name beside it: several entries of different names can be published alone
 * (RFC 5546 3.2.1).
 */
export type CalendarFile = {
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  filename: string;
  content: string;
};

/**
 * Builds the file, the customer's from our own words alone, since it goes to whatever address was typed, with its own VTIMEZONE, so that the hour stays right in programs that do not know the zone. The UID
 * names the appointment and the site, so that a moved one replaces its entry (RFC 5546 3.2.2).
 */
export function calendarFile(
  event: CalendarEvent,
  settings: BusinessSettings,
  site: string,
  now: Date,
): CalendarFile {
  const method = event.isCancelled ? 'CANCEL' : 'REQUEST';
  const calendar = newCalendar(settings.companyName, 'Booking', languageOf(event));
  calendar.addPropertyWithValue('method', method);
  calendar.addSubcomponent(timeZoneComponent(settings.timeZone));
  calendar.addSubcomponent(eventComponent(event, settings, site, now));
  return { method, filename: 'consultation.ics', content: calendarText(calendar) };
}

function eventComponent(
  event: CalendarEvent,
  settings: BusinessSettings,
  site: string,
  now: Date,
): ICAL.Component {
  const component = new ICAL.Component('vevent');
  const { reader } = event;
  const summary = fill(appointmentFileMessages[languageOf(event)].summary, {
    service: event.serviceType,
    company: reader.kind === 'customer' ? settings.companyName : reader.name,
  });
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
  component.addPropertyWithValue('status', event.isCancelled ? 'CANCELLED' : 'CONFIRMED');
  addPerson(component, 'organizer', settings.email).setParameter('cn', settings.companyName);
  if (reader.kind === 'customer') addCustomersPart(component, reader, settings);
  else addOfficesPart(component, reader);
  if (!event.isCancelled) component.addSubcomponent(reminder(summary));
  return component;
}

/** The office reads English. */
function languageOf({ reader }: CalendarEvent): Language {
  return reader.kind === 'customer' ? reader.language : 'en';
}

type Reader<Kind> = Extract<CalendarEvent['reader'], { kind: Kind }>;

function addCustomersPart(
  component: ICAL.Component,
  { language, email, link }: Reader<'customer'>,
  { phone }: BusinessSettings,
): void {
  const messages = appointmentFileMessages[language];
  const change = fill(messages.change, { link });
  const questions = fill(messages.questions, { phone });
  component.addPropertyWithValue('description', `${change}\n${questions}`);
  component.addPropertyWithValue('url', link);
  addPerson(component, 'attendee', email).setParameter('partstat', 'ACCEPTED');
}

function addOfficesPart(
  component: ICAL.Component,
  { name, phone, address }: Reader<'office'>,
): void {
  component.addPropertyWithValue('description', `${name}, ${phone}`);
  if (address) component.addPropertyWithValue('location', address);
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
