// Many uploads at once over real connections: each ends well or is asked to come again, and no one else waits.
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { jpegOf, photoForm } from '../../../../test/pictures.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
let origin: string;
let picture: Buffer;
beforeAll(async () => {
  test = await createTestApp();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
  picture = await jpegOf(800, 600);
});
afterAll(() => test.close());

async function upload(content: Buffer) {
  const { payload, headers } = photoForm(content);
  const body = new Uint8Array(payload);
  const response = await fetch(`${origin}/api/photos`, { method: 'POST', headers, body });
  const retryAfter = response.headers.get('retry-after');
  return { status: response.status, retryAfter, body: await response.text() };
}

describe('uploads at once', () => {
  it('twenty all end with 201 or 503 and Retry-After, and who only looks does not wait for them', async () => {
    await upload(await jpegOf(100, 100));
    let areAllAnswered = false;
    const uploads = Promise.all(Array.from({ length: 20 }, () => upload(picture)));
    void uploads.then(() => {
      areAllAnswered = true;
    });
    // Twice for each two pictures that are worked on at a time.
    for (let looks = 0; looks < 20; looks++) {
      expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    }
    expect(areAllAnswered).toBe(false);
    for (const { status, retryAfter } of await uploads) {
      expect([201, 503]).toContain(status);
      if (status === 503) expect(Number(retryAfter)).toBeGreaterThan(0);
    }
  });

  it('more than one client may have in line are asked to come again, and then they pass', async () => {
    const small = await jpegOf(60, 40);
    const answers = await Promise.all(Array.from({ length: 60 }, () => upload(small)));
    const refused = answers.filter(({ status }) => status === 503);
    const taken = answers.filter(({ status }) => status === 201);
    expect(taken.length + refused.length).toBe(60);
    expect(taken.length).toBeGreaterThanOrEqual(8);
    expect(refused.length).toBeGreaterThan(0);
    for (const { retryAfter } of refused) expect(Number(retryAfter)).toBeGreaterThan(0);
    expect((await upload(picture)).status).toBe(201);
  });

  it('an upload of which the sender gives up half way does no harm to the next', async () => {
    const { payload, headers } = photoForm(picture);
    await new Promise<void>((resolve) => {
      const sending = httpRequest(`${origin}/api/photos`, {
        method: 'POST',
        headers: { ...headers, 'content-length': payload.length },
      });
      sending.on('error', () => resolve());
      sending.write(payload.subarray(0, 1000), () => sending.destroy(new Error('gave up')));
    });
    expect((await upload(picture)).status).toBe(201);
  });

  it('an endless upload is answered with 413 and cut off soon after the limit', async () => {
    const { answer, readByServer } = await sendEndlessly(
      '/api/photos',
      'multipart/form-data; boundary=x',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(readByServer).toBeLessThan(13_000_000);
  });

  it('an endless text is answered with 413 and cut off soon after its limit', async () => {
    const { answer, readByServer } = await sendEndlessly('/api/quote-requests', 'application/json');
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(readByServer).toBeLessThan(2_000_000);
  });

  it('a file of 11 MB is answered although the sender has not finished, and its connection goes on', async () => {
    const answer = await upload(Buffer.concat([picture, Buffer.alloc(11 * 1024 * 1024)]));
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.body).detail).toBe('Please upload images smaller than 10MB');
  });
});

/** Sends 200 MB in chunks without saying how many they are; tells the answer and how much the server took of them. */
async function sendEndlessly(path: string, type: string) {
  const end = once(test.app.server, 'connection') as Promise<[Socket]>;
  const client = connect((test.app.server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => {});
  let answer = '';
  client.on('data', (bytes) => {
    answer += bytes;
  });
  const [serverEnd] = await end;
  client.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  const head =
    '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';
  client.write(`${head.length.toString(16)}\r\n${head}\r\n`);
  const chunk = Buffer.alloc(100_000);
  for (let sent = 0; sent < 200_000_000 && !client.destroyed; sent += chunk.length) {
    client.write(`${chunk.length.toString(16)}\r\n`);
    client.write(chunk);
    // Who is cut off hears of it as an error, which is what is wanted here.
    if (!client.write('\r\n')) {
      await Promise.race([once(client, 'drain'), once(client, 'close')]).catch(() => {});
    }
  }
  await vi.waitFor(() => expect(serverEnd.destroyed).toBe(true), { timeout: 20_000 });
  return { answer, readByServer: serverEnd.bytesRead };
}
