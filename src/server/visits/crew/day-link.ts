// The secrets of a day: the link to a crew's stops, the names of its stops, and a customer's link to the visit of today.
// Computed like mailed links (docs/decisions/0006-computed-links-and-codes.md).
import { createHmac, timingSafeEqual } from 'node:crypto';

/** A crew's day, and which of the links to it that the office has made. */
export type CrewLink = { crewId: number; date: string; generation: number };

/** The path of a crew's page; 256 bits of it can only be made by this installation. */
export function crewPath(key: Buffer, link: CrewLink): string {
  return `/crew/${crewToken(key, link)}`;
}

function crewToken(key: Buffer, { crewId, date, generation }: CrewLink): string {
  const name = `${crewId}-${date.replaceAll('-', '')}-${generation}`;
  return `${name}-${mac(key, `crew:${name}`)}`;
}

/** What a token names, or null when it was not made here. The texts are compared, not what they decode to. */
export function readCrewToken(key: Buffer, token: string): CrewLink | null {
  const match = /^([1-9]\d{0,9})-(\d{4})(\d\d)(\d\d)-([1-9]\d{0,8})-[\w-]{43}$/.exec(token);
  if (!match) return null;
  const [, crew, year, month, day, generation] = match;
  const link = {
    crewId: Number(crew),
    date: `${year}-${month}-${day}`,
    generation: Number(generation),
  };
  return isSame(crewToken(key, link), token) ? link : null;
}

/** Names a stop on a crew's day: only who was shown it there can report anything of it. */
export function stopName(key: Buffer, { crewId, date }: Omit<CrewLink, 'generation'>, id: number) {
  return `${id}.${mac(key, `stop:${crewId}:${date}:${id}`).slice(0, 22)}`;
}

/** The visit of a stop's name, or null when that was not on this day. */
export function readStopName(
  key: Buffer,
  link: Omit<CrewLink, 'generation'>,
  name: string,
): number | null {
  const match = /^([1-9]\d{0,9})\.[\w-]{22}$/.exec(name);
  if (!match?.[1]) return null;
  const id = Number(match[1]);
  return isSame(stopName(key, link, id), name) ? id : null;
}

/** The path of a customer's page about the visit of a date; moved to another day it has another one. */
export function visitTodayPath(key: Buffer, visitId: number, date: string): string {
  return `/visit-today/${visitTodayToken(key, visitId, date)}`;
}

function visitTodayToken(key: Buffer, visitId: number, date: string): string {
  const name = `${visitId}-${date.replaceAll('-', '')}`;
  return `${name}-${mac(key, `visit-today:${name}`)}`;
}

/** The visit and date of such a page's token, or null when it was not made here. */
export function readVisitToday(key: Buffer, token: string): { id: number; date: string } | null {
  const match = /^([1-9]\d{0,9})-(\d{4})(\d\d)(\d\d)-[\w-]{43}$/.exec(token);
  if (!match) return null;
  const [, id, year, month, day] = match;
  const named = { id: Number(id), date: `${year}-${month}-${day}` };
  return isSame(visitTodayToken(key, named.id, named.date), token) ? named : null;
}

function mac(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

function isSame(made: string, given: string): boolean {
  const [one, other] = [Buffer.from(made), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
