// CalDAV servers as they are: calendars are found from what a person knows, wrong answers end clearly, and the password stays where it belongs.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { isPushAddress, lookupOutside } from '#server/chat/push-address.ts';
import { CaldavServer, end, entryAt, multistatus } from '../../../../../test/caldav-server.ts';
import { isSameServer } from './ask-dav.ts';
import { fetchEntries } from './fetch-entries.ts';
import { findCalendars } from './find-calendars.ts';

const stretch = { from: new Date('2026-11-16T06:00:00Z'), to: new Date('2026-12-16T06:00:00Z') };
const server = new CaldavServer();
const stranger = new CaldavServer();
let work = '';
beforeAll(async () => {
  await Promise.all([server.listen(), stranger.listen()]);
  work = server.add('Work', [
    entryAt('20261117T150000Z', '20261117T160000Z'),
    entryAt('20261118T150000Z', '20261118T160000Z'),
    entryAt('20250101T150000Z', '20250101T160000Z'),
  ]);
  server.add('Family');
  server.add('Errands', [], 'VTODO');
});
afterEach(() => {
  server.trouble = undefined;
  server.home = '/dav/calendars/ana/';
  server.asked.length = 0;
  stranger.asked.length = 0;
});
afterAll(() => {
  server.close();
  stranger.close();
});

function access({ password = server.password, withinMs = 5_000 } = {}) {
  const login = { username: server.username, password };
  return { login, outside: 'near too' as const, signal: AbortSignal.timeout(withinMs) };
}
const found = async (path: string) =>
  (await findCalendars(`${server.at}${path}`, access())).map(({ name }) => name);
const entries = (options = {}) => fetchEntries(work, stretch, access(options));

it.each([
  ['the server', '/'],
  ['the place where CalDAV begins', '/dav/'],
  ['the account', '/dav/principals/ana/'],
])('finds the calendars of an account by %s, without those for tasks', async (_, path) => {
  expect(await found(path)).toEqual(['Work', 'Family']);
});

it('takes the address of one calendar for that one', async () => {
  expect(await found('/dav/calendars/ana/family/')).toEqual(['Family']);
});

it('fetches what touches the stretch, as it was written', async () => {
  const texts = await entries();
  expect(texts).toHaveLength(2);
  for (const text of texts) expect(text).toContain('SUMMARY:Dentist <b>& Co');
});

it('says when user name or password are refused', async () => {
  const wrong = access({ password: 'wrong' });
  await expect(findCalendars(`${server.at}/`, wrong)).rejects.toThrow('refused the user name');
  await expect(entries({ password: 'wrong' })).rejects.toThrow('refused the user name');
});

it('says when nothing there is a calendar', async () => {
  server.trouble = (_, reply) => end(reply, 200, '<html>Sign in</html>');
  await expect(found('/')).rejects.toThrow('no CalDAV calendar');
  await expect(entries()).rejects.toThrow('no CalDAV calendar');
});

const bomb = `<!DOCTYPE a [<!ENTITY b "cccccccccc">]><multistatus xmlns="DAV:">&b;</multistatus>`;
const response = (inside: string) =>
  multistatus([`<response><href>/dav/calendars/ana/work/1.ics</href>${inside}</response>`]);
it.each([
  ['breaks off', 207, '<multistatus xmlns="DAV:"><response>', 'cannot be read'],
  ['is empty', 207, '', 'cannot be read'],
  ['declares a document type', 207, bomb, 'cannot be read'],
  ['goes down without end', 207, '<a>'.repeat(100_000), 'cannot be read'],
  ['has elements without number', 207, multistatus(['<a/>'.repeat(40_001)]), 'cannot be read'],
  ['is other XML', 207, '<feed/>', 'no CalDAV calendar'],
  ['is too large', 207, ' '.repeat(2_000_001), 'too large'],
  ['is cut off', 207, response('<status>HTTP/1.1 507 Insufficient Storage</status>'), 'too large'],
  ['keeps entries back', 207, response(''), 'not give all'],
  ['is a failure', 503, '', 'it answered 503'],
])('ends where an answer %s', async (_, status, body, why) => {
  server.trouble = (_request, reply) => end(reply, status, body);
  await expect(entries()).rejects.toThrow(why);
});

it('leaves out an entry that was deleted meanwhile', async () => {
  const gone = response('<status>HTTP/1.1 404 Not Found</status>');
  server.trouble = (_, reply) => end(reply, 207, gone);
  expect(await entries()).toEqual([]);
});

it('ends an answer that drips, and a server that is not there', async () => {
  server.trouble = (_, reply) => void reply.writeHead(207).write('<multistatus');
  await expect(entries({ withinMs: 300 })).rejects.toThrow('in time');
  const silent = new CaldavServer();
  await silent.listen();
  silent.close();
  await expect(findCalendars(silent.at, access())).rejects.toThrow('could not be reached');
});

it('gives the password to no other server: not by a redirect, and not by what an answer says', async () => {
  server.trouble = (_, reply) => end(reply, 302, '', { location: `${stranger.at}/dav/` });
  await expect(found('/')).rejects.toThrow('another server');
  await expect(entries()).rejects.toThrow('another server');
  server.trouble = undefined;
  server.home = `${stranger.at}/dav/calendars/ana/`;
  await expect(found('/')).rejects.toThrow('where its calendars are');
  expect(stranger.asked).toEqual([]);
});

it('follows a redirect on the same server, with the question and the password', async () => {
  server.trouble = ({ url }, reply) => {
    if (url === '/dav/calendars/ana/old/')
      end(reply, 308, '', { location: new URL(work).pathname });
  };
  const old = `${server.at}/dav/calendars/ana/old/`;
  expect(await fetchEntries(old, stretch, access())).toHaveLength(2);
  expect(server.asked.at(-1)).toEqual({
    question: 'REPORT /dav/calendars/ana/work/',
    hasPassword: true,
  });
});

it('asks no address that is not out on the Internet, and no name that leads into our own network', async () => {
  const outside = { isAddress: isPushAddress, lookup: lookupOutside };
  const far = { ...access(), outside };
  await expect(findCalendars(`${server.at}/dav/`, far)).rejects.toThrow('elsewhere');
  // The address looks like one of the Internet; only the look-up tells.
  const fooled = { ...access(), outside: { isAddress: () => true, lookup: lookupOutside } };
  const here = server.at.replace('127.0.0.1', 'localhost');
  await expect(findCalendars(`${here}/dav/`, fooled)).rejects.toThrow('could not be reached');
  expect(server.asked).toEqual([]);
});

it.each([
  ['https://caldav.icloud.com/', 'https://p42-caldav.icloud.com:443/1/calendars/', true],
  ['https://cloud.example.com/', 'https://cloud.example.com/dav/', true],
  ['https://cloud.example.com/', 'http://cloud.example.com/dav/', false],
  ['https://cloud.example.com/', 'https://dav.example.com/', false],
  ['https://caldav.icloud.com/', 'http://p42-caldav.icloud.com/', false],
  ['https://caldav.icloud.com/', 'https://p42-caldav.icloud.com:8443/', false],
  ['https://caldav.icloud.com/', 'https://icloud.com.example.com/', false],
  ['https://caldav.icloud.com/', 'https://evilicloud.com/', false],
])('from %s the password may go to %s: %s', (one, other, may) => {
  expect(isSameServer(one, other)).toBe(may);
});
