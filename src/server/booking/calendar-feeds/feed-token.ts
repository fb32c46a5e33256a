// The secret in the address of a calendar feed: computed from whose it is and a generation, so that the database holds none.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whose feed it is, and which of the addresses that it has had. */
export type FeedName = { userId: string; generation: number };

/** The same of someone of the office, of consultations. What opens a customer's feed never opens this one. */
export type OfficeFeedName = { officeUserId: string; generation: number };

/** The same for a crew's. */
export type CrewFeedName = { crewId: number; generation: number };

/** The path of a customer's feed; 256 bits of it can only be made by this installation. */
export function feedPath(key: Buffer, name: FeedName): string {
  return pathOf(key, name.userId, name.generation);
}

/** The path of the feed of someone of the office. */
export function officeFeedPath(key: Buffer, { userId, generation }: FeedName): string {
  return pathOf(key, `office-${userId}`, generation);
}

/** The path of a crew's feed. */
export function crewFeedPath(key: Buffer, { crewId, generation }: CrewFeedName): string {
  return pathOf(key, `crew-${crewId}`, generation);
}

/** What a token names, or null when it was not made here. The texts are compared, not what they decode to. */
export function readFeedToken(
  key: Buffer,
  token: string,
): FeedName | OfficeFeedName | CrewFeedName | null {
  const [, owner, officeUserId, crew, count] = TOKEN.exec(token) ?? [];
  if (!owner || !count) return null;
  const generation = Number(count);
  const [given, made] = [Buffer.from(token), Buffer.from(tokenOf(key, owner, generation))];
  if (given.length !== made.length || !timingSafeEqual(given, made)) return null;
  if (officeUserId) return { officeUserId, generation };
  return crew ? { crewId: Number(crew), generation } : { userId: owner, generation };
}

const UUID = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`;
const TOKEN = new RegExp(
  String.raw`^(${UUID}|office-(${UUID})|crew-([1-9]\d{0,8}))-([1-9]\d{0,8})-[\w-]{43}$`,
);

function pathOf(key: Buffer, owner: string, generation: number): string {
  return `/api/calendar-feeds/${tokenOf(key, owner, generation)}`;
}

function tokenOf(key: Buffer, owner: string, generation: number): string {
  const mac = createHmac('sha256', key).update(`calendar-feed:${owner}:${generation}`).digest();
  return `${owner}-${generation}-${mac.toString('base64url')}`;
}
