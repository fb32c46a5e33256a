// Finds the calendars of an account from whatever address its person knows: of one calendar, of the account or of the server (RFC 6764).

import { addressOf, askDav, type DavAccess, type DavThing, NoCalendarThere } from './ask-dav.ts';
import { CALDAV, childrenOf, DAV, type XmlElement } from './read-xml.ts';

export type FoundCalendar = { name: string; address: string };

const MOST_CALENDARS = 50;
const LONGEST_NAME = 100;
const WELL_KNOWN = '/.well-known/caldav';

const ASKED = `<?xml version="1.0" encoding="utf-8"?>
<d:propfind xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:prop><d:resourcetype/><d:displayname/><d:current-user-principal/><c:calendar-home-set/><c:supported-calendar-component-set/></d:prop></d:propfind>`;

/**
 * The calendars with events that a login opens, at most fifty.
 *
 * @throws FetchFailure
 */
export async function findCalendars(address: string, access: DavAccess): Promise<FoundCalendar[]> {
  const start = await startOf(address, access);
  if (isCalendar(start)) return calendarsIn([start], access);
  const principal = linkIn(start, `${DAV} current-user-principal`, access);
  const home =
    linkIn(start, `${CALDAV} calendar-home-set`, access) ??
    (principal && linkIn(await one(principal, access), `${CALDAV} calendar-home-set`, access));
  if (!home) throw new NoCalendarThere('it does not say where its calendars are');
  const listed = await askDav(home, { method: 'PROPFIND', depth: '1', body: ASKED }, access);
  return calendarsIn(listed, access);
}

/** What there is at the address, or where the server says that its calendars begin when that is neither calendar nor account. */
async function startOf(address: string, access: DavAccess): Promise<DavThing> {
  const known = await one(address, access).catch((error: unknown) => {
    if (error instanceof NoCalendarThere) return undefined;
    throw error;
  });
  if (known && (isCalendar(known) || leadsOn(known, access))) return known;
  return one(new URL(WELL_KNOWN, address).href, access);
}

async function one(address: string, access: DavAccess): Promise<DavThing> {
  const [thing] = await askDav(address, { method: 'PROPFIND', depth: '0', body: ASKED }, access);
  if (!thing) throw new NoCalendarThere('it does not say where its calendars are');
  return thing;
}

function leadsOn(thing: DavThing, access: DavAccess): boolean {
  return [`${DAV} current-user-principal`, `${CALDAV} calendar-home-set`].some(
    (name) => linkIn(thing, name, access) !== undefined,
  );
}

function calendarsIn(things: readonly DavThing[], { outside }: DavAccess): FoundCalendar[] {
  const found = things.filter(isCalendar).flatMap((thing): FoundCalendar[] => {
    const address = addressOf(thing.href, thing.at, outside);
    return address ? [{ name: nameOf(thing, address), address }] : [];
  });
  return found.slice(0, MOST_CALENDARS);
}

/** Calendars for tasks alone have no busy times. */
function isCalendar(thing: DavThing): boolean {
  const [type] = propertiesOf(thing, `${DAV} resourcetype`);
  if (!type || childrenOf(type, `${CALDAV} calendar`).length === 0) return false;
  const kinds = propertiesOf(thing, `${CALDAV} supported-calendar-component-set`)
    .flatMap((set) => childrenOf(set, `${CALDAV} comp`))
    .map(({ attributes }) => attributes.name?.toUpperCase());
  return kinds.length === 0 || kinds.includes('VEVENT');
}

function nameOf(thing: DavThing, address: string): string {
  const [name] = propertiesOf(thing, `${DAV} displayname`);
  const shown = name?.text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return (shown || lastPartOf(address)).slice(0, LONGEST_NAME);
}

function lastPartOf(address: string): string {
  return new URL(address).pathname.split('/').filter(Boolean).at(-1) ?? 'Calendar';
}

function linkIn(thing: DavThing, name: string, { outside }: DavAccess): string | undefined {
  const [link] = propertiesOf(thing, name).flatMap((one) => childrenOf(one, `${DAV} href`));
  return link && addressOf(link.text.trim(), thing.at, outside);
}

function propertiesOf({ properties }: DavThing, name: string): XmlElement[] {
  return properties.filter((property) => property.name === name);
}
