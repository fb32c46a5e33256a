// The quote form without JavaScript, while someone sends slowly: ordinary posts find room, and a refusal is a page in words.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { multipart } from './pictures.ts';
import { type RunningTestServer, startRunningServer } from './running-server.ts';

let server: RunningTestServer;
const senders: Socket[] = [];
beforeAll(async () => {
  server = await startRunningServer();
});
afterAll(async () => {
  for (const sender of senders) sender.destroy();
  await server.close();
});

/** Announces a form with five large photos, sends its first bytes, and no more. */
async function sendSlowly(): Promise<Socket> {
  const sender = connect(server.port, '127.0.0.1');
  senders.push(sender);
  sender.on('error', () => {});
  await once(sender, 'connect');
  sender.write(
    'POST /quote HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nSec-Fetch-Site: same-origin\r\n' +
      'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 52000000\r\n\r\n--x',
  );
  return sender;
}

function sendForm(headers: Record<string, string> = {}) {
  const form = multipart([{ name: 'firstName', content: 'Maria' }]);
  return fetch(`${server.url}/quote`, {
    method: 'POST',
    headers: { ...form.headers, accept: 'text/html', 'sec-fetch-site': 'same-origin', ...headers },
    body: new Uint8Array(form.payload),
  });
}

it('three slow senders and six posts at once: each of the six gets its page', async () => {
  for (let index = 0; index < 3; index++) await sendSlowly();
  const answers = await Promise.all(Array.from({ length: 6 }, () => sendForm()));
  for (const answer of answers) {
    // The form comes back, because most of it has not been filled in.
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Please check the fields marked below.');
  }
});

it('when the line of one client is full, its browser gets a page that says when to come again', async () => {
  const answers = Array.from({ length: 24 }, async () => {
    const sender = await sendSlowly();
    let answer = '';
    sender.on('data', (bytes) => {
      answer += bytes;
    });
    return () => answer;
  });
  const heard = await Promise.all(answers);
  const refusals = () => heard.map((answer) => answer()).filter((answer) => answer !== '');
  await expect.poll(() => refusals().length).toBeGreaterThan(0);
  await expect.poll(() => refusals()[0]).toContain('</html>');
  expect(refusals()[0]).toMatch(/^HTTP\/1\.1 503 /);
  expect(refusals()[0]).toMatch(/retry-after: \d+/i);
  expect(refusals()[0]).toContain('Please go back and send the form again in a moment.');
});
