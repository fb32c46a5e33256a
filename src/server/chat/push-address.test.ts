// Push messages never go into our own network, whatever a browser of staff names.
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { startPushService } from '../../../test/push-service.ts';
import { isNear, isPushAddress, lookupOutside, postOutside } from './push-address.ts';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-by3p.notify.windows.com/w/?token=abc',
])('%s is a push service', (endpoint) => {
  expect(isPushAddress(endpoint)).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://user:word@fcm.googleapis.com/abc',
  'https://localhost/abc',
  'https://postgres/abc',
  'https://db.internal/abc',
  'https://printer.local/abc',
  'https://127.0.0.1/abc',
  'https://2130706433/abc',
  'https://0x7f.1/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://10.1.2.3/abc',
  'https://192.168.1.1/abc',
  'https://[::1]/abc',
  'https://[::ffff:127.0.0.1]/abc',
  'https://[fd00::1]/abc',
  'https://[fe80::1]/abc',
])('%s is none', (endpoint) => {
  expect(isPushAddress(endpoint)).toBe(false);
});

it('addresses of the Internet are not near', () => {
  for (const address of ['142.250.1.1', '2607:f8b0::1']) expect(isNear(address)).toBe(false);
});

it('a name that leads to this machine is not connected to', async () => {
  const look = promisify(lookupOutside);
  await expect(look('localhost', { all: true })).rejects.toThrow('leads into our own network');
  await expect(look('localhost', {})).rejects.toThrow('leads into our own network');
});

it('what is near gets nothing, unless one tries it out on one’s own machine', async () => {
  const service = await startPushService();
  const { endpoint } = service.subscription('/');
  const post = { headers: {}, body: Buffer.alloc(0), withinMs: 5_000 };
  await expect(postOutside(endpoint, { ...post, mayBeNear: false })).rejects.toThrow('no address');
  expect(service.arrived).toEqual([]);
  service.close();
});
