// A mail that is made to eat time or memory ends the process that reads it, and nothing else.
import { expect, it } from 'vitest';
import { createMailReader } from './mail-reader.ts';

const HEAD = 'From: Fern <fern@example.com>\r\nMessage-ID: <1@example.com>\r\nSubject: Hello\r\n';
const mail = (type: string, body: string) =>
  Buffer.from(`${HEAD}Content-Type: ${type}; charset=utf-8\r\n\r\n${body}`);
const read = createMailReader();

it('an honest mail with a file is read whole', async () => {
  const part = (type: string, body: string) => `--b\r\nContent-Type: ${type}\r\n${body}\r\n`;
  const file = 'A'.repeat(76).concat('\r\n').repeat(20_000);
  const body = `${part('text/plain', '\r\nTuesday works.')}${part('application/pdf; name=plan.pdf', `Content-Transfer-Encoding: base64\r\n\r\n${file}`)}--b--`;
  const found = await read(mail('multipart/mixed; boundary=b', body));
  expect(found).toMatchObject({ from: { name: 'Fern' }, subject: 'Hello', text: 'Tuesday works.' });
  expect(found.files).toMatchObject([{ name: 'plan.pdf' }]);
  expect(found.files[0]?.bytes).toHaveLength(20_000 * 57);
});

it('the server goes on while a mail of nested markup is read, which ends in its time', async () => {
  const slow = createMailReader(1_500);
  const from = performance.now();
  let longest = 0;
  let last = from;
  const beat = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 10);
  const nested = '<blockquote><ul><li><table><tr><td>'.repeat(30_000);
  await slow(mail('text/html', nested)).catch((error) => {
    expect(error).toMatchObject({ code: 'malformed_request' });
  });
  clearInterval(beat);
  // A process that is started and ended on a busy machine; the reading itself took all of it in the same process.
  expect(longest).toBeLessThan(1_000);
  expect(performance.now() - from).toBeLessThan(6_000);
});

it('a mail that is not read in its time is given up, and the next one is read', async () => {
  const quick = createMailReader(1);
  const long = mail('text/plain', 'A line.\n'.repeat(20_000));
  await expect(quick(long)).rejects.toMatchObject({ code: 'malformed_request' });
  expect(await read(long)).toMatchObject({ subject: 'Hello' });
});

it('ten million lines are refused at once', async () => {
  const from = performance.now();
  await expect(read(mail('text/plain', '\n'.repeat(10_000_000)))).rejects.toMatchObject({
    code: 'malformed_request',
  });
  expect(performance.now() - from).toBeLessThan(1_000);
});

it('many heavy mails at once wait in a line that has an end', async () => {
  const quick = createMailReader(300);
  const heavy = mail('text/html', '<div>'.repeat(40_000));
  const ends = await Promise.allSettled(Array.from({ length: 30 }, () => quick(heavy)));
  const codes = ends.map((end) => (end.status === 'rejected' ? end.reason.code : 'read'));
  expect(codes.filter((code) => code === 'unavailable')).toHaveLength(8);
}, 30_000);

it.each([
  ['an empty return path', 'Return-Path: <>'],
  ['a report of a mail server', 'Content-Type: multipart/report; boundary=b'],
  ['its failed recipients', 'X-Failed-Recipients: reed@example.com'],
  ['the name of a mail server', 'From: Mail <MAILER-DAEMON@mx.example.com>'],
])('what comes back undelivered is known by %s', async (_, header) => {
  const found = await read(Buffer.from(`${header}\r\nSubject: Undelivered\r\n\r\nNo such user.`));
  expect(found.isAutomatic).toBe(true);
});

it('a note of absence from Exchange is known by what it forbids', async () => {
  const header = 'X-Auto-Response-Suppress: DR, OOF, AutoReply';
  const found = await read(Buffer.from(`${header}\r\nSubject: Away\r\n\r\nBack on Monday.`));
  expect(found.isAutomatic).toBe(true);
});

it('a person who writes is no program', async () => {
  const header = 'X-Auto-Response-Suppress: None';
  const found = await read(Buffer.from(`${header}\r\nSubject: Re: Chat\r\n\r\nYes.`));
  expect(found.isAutomatic).toBe(false);
  expect((await read(mail('text/plain', 'Yes.'))).isAutomatic).toBe(false);
});
