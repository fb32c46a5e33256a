// Bodies that hardly come, over real connections to the whole app: each is answered with 408, no matter who reads it.
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { CONNECTION_LIMITS } from './connections.ts';
import { createListener } from './listener.ts';

let test: TestApp;
beforeAll(async () => {
  const limits = { ...CONNECTION_LIMITS, paceMs: 200, checkEveryMs: 50 };
  test = await createTestApp({}, { listener: createListener({ limits }) });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

it.each([
  ['text', '/api/quote-requests', 'application/json', '{"firstName":'],
  [
    'a file',
    '/api/photos',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nabc',
  ],
])('%s', async (_what, path, type, beginning) => {
  const client = connect((test.app.server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => {});
  let answer = '';
  client.on('data', (bytes) => {
    answer += bytes;
  });
  client.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 90000\r\n\r\n${beginning}`,
  );
  await once(client, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toMatch(/connection: close/i);
  expect(answer).toContain('"code":"request_timeout"');
});
