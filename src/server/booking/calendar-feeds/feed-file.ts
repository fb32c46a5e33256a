// The calendars of feeds (RFC 5545). A customer's says neither the address nor the gate: anyone who has the link reads it.
import ICAL from 'ical.js';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { addDays, toInstant } from '#company/rules/time/company-time.ts';
import { ARRIVAL_WINDOW_MINUTES } from '#company/rules/visits/visit-days.ts';
import type { CalendarFile } from '#server/platform/calendar-files/appointment-file.ts';
import { calendarText, newCalendar } from '#server/platform/calendar-files/calendar-text.ts';
import type { FeedVisit } from './feed.service.ts';
import type { FeedEntry } from './feed-entries.queries.ts';

/** How often a calendar program should look again, by the property that most of them know. */
const LOOK_EVERY = 'PT4H';

/** The calendar as text. Times are instants in UTC, so that no program needs rules of a time zone. */
export function feedFile(
  visits: readonly FeedVisit[],
  settings: BusinessSettings,
  site: { hostname: string; portal: string },
  now: Date,
): string {
  const calendar = newCalendar(settings.companyName, 'Visits');
  calendar.addPropertyWithValue('x-wr-calname', `${settings.shortName} visits`);
  calendar.addPropertyWithValue('x-published-ttl', LOOK_EVERY);
  for (const visit of visits) calendar.addSubcomponent(eventOf(visit, settings, site, now));
  return calendarText(calendar);
}

function eventOf(
  visit: FeedVisit,
  settings: BusinessSettings,
  { hostname, portal }: { hostname: string; portal: string },
  now: Date,
): ICAL.Component {
  const event = new ICAL.Component('vevent');
  event.addPropertyWithValue('uid', `visit-${visit.id}@${hostname}`);
  event.addPropertyWithValue('sequence', visit.version);
  event.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(now, true));
  addTimes(event, { ...visit, duration: ARRIVAL_WINDOW_MINUTES }, settings.timeZone);
  event.addPropertyWithValue('summary', summaryOf(visit, settings));
  event.addPropertyWithValue('description', 'The crew arrives within this time.');
  event.addPropertyWithValue('url', `${portal}/${visit.id}`);
  event.addPropertyWithValue('transp', 'TRANSPARENT');
  return event;
}

function summaryOf(
  { serviceType, jobDay, isDone }: FeedVisit,
  { shortName }: BusinessSettings,
): string {
  const day = jobDay ? `, day ${jobDay.day} of ${jobDay.of}` : '';
  return `${serviceType}, ${shortName}${day}${isDone ? ' (done)' : ''}`;
}

/** The visits of a job for the customer's calendar, each under the same name as in their feed. */
export function visitsFile(
  visits: readonly FeedVisit[],
  settings: BusinessSettings,
  site: { hostname: string; portal: string },
  now: Date,
): CalendarFile {
  const calendar = newCalendar(settings.companyName, 'Visits');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  for (const visit of visits) calendar.addSubcomponent(eventOf(visit, settings, site, now));
  return { method: 'PUBLISH', filename: 'visits.ics', content: calendarText(calendar) };
}

/** One visit for the customer's calendar, under the same name as in their feed, so that a moved one replaces its entry. */
export function visitFile(
  visit: FeedVisit,
  settings: BusinessSettings,
  { hostname, link, email }: { hostname: string; link: string; email: string },
  now: Date,
): CalendarFile {
  const calendar = newCalendar(settings.companyName, 'Visits');
  calendar.addPropertyWithValue('method', 'REQUEST');
  const portal = link.slice(0, link.lastIndexOf('/'));
  const event = eventOf(visit, settings, { hostname, portal }, now);
  event
    .addPropertyWithValue('organizer', `mailto:${settings.email}`)
    .setParameter('cn', settings.companyName);
  event.addPropertyWithValue('attendee', `mailto:${email}`).setParameter('partstat', 'ACCEPTED');
  calendar.addSubcomponent(event);
  return { method: 'REQUEST', filename: 'visit.ics', content: calendarText(calendar) };
}

/** What a crew has to do, as text: where and when. No one's name, number or gate: anyone who has the link reads it. */
export function crewFeedFile(
  { crewName, entries }: { crewName: string; entries: readonly FeedEntry[] },
  settings: BusinessSettings,
  hostname: string,
  now: Date,
): string {
  const calendar = newCalendar(settings.companyName, 'Visits');
  calendar.addPropertyWithValue('x-wr-calname', `${settings.shortName}: ${crewName}`);
  calendar.addPropertyWithValue('x-published-ttl', LOOK_EVERY);
  // Not the name under which a customer has it: someone may have both in one calendar.
  for (const entry of entries) {
    const uid = `crew-${entry.kind}-${entry.id}@${hostname}`;
    calendar.addSubcomponent(ownEvent(entry, uid, settings, now));
  }
  return calendarText(calendar);
}

/** The consultations for someone of the office, with the way to each in the console. */
export function officeFeedFile(
  entries: readonly FeedEntry[],
  settings: BusinessSettings,
  { hostname, page }: { hostname: string; page: string },
  now: Date,
): string {
  const calendar = newCalendar(settings.companyName, 'Visits');
  calendar.addPropertyWithValue('x-wr-calname', `${settings.shortName} consultations`);
  calendar.addPropertyWithValue('x-published-ttl', LOOK_EVERY);
  for (const entry of entries) {
    const event = ownEvent(entry, `office-${entry.kind}-${entry.id}@${hostname}`, settings, now);
    event.addPropertyWithValue('url', `${page}/${entry.id}`);
    calendar.addSubcomponent(event);
  }
  return calendarText(calendar);
}

/** An entry for the company's own people: what, where and when. */
function ownEvent(
  entry: FeedEntry,
  uid: string,
  { timeZone }: BusinessSettings,
  now: Date,
): ICAL.Component {
  const event = new ICAL.Component('vevent');
  event.addPropertyWithValue('uid', uid);
  event.addPropertyWithValue('sequence', entry.version);
  event.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(now, true));
  addTimes(event, entry, timeZone);
  event.addPropertyWithValue('summary', entry.serviceType);
  if (entry.place) event.addPropertyWithValue('location', entry.place);
  return event;
}

/** From when to when; without a time the whole day. */
function addTimes(
  event: ICAL.Component,
  { date, time, duration }: { date: string; time: string | null; duration: number },
  timeZone: string,
): void {
  if (time === null) {
    event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(date));
    event.addPropertyWithValue('dtend', ICAL.Time.fromDateString(addDays(date, 1)));
    return;
  }
  const start = toInstant(date, time, timeZone);
  const end = new Date(start.getTime() + duration * 60_000);
  event.addPropertyWithValue('dtstart', ICAL.Time.fromJSDate(start, true));
  event.addPropertyWithValue('dtend', ICAL.Time.fromJSDate(end, true));
}
