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

/** One address of every block in the special-purpose registries of IANA, and of what wraps an IPv4 address. */
it.each([
  '0.1.2.3',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.1.1',
  '172.16.0.1',
  '192.0.0.8',
  '192.0.2.1',
  '192.31.196.1',
  '192.52.193.1',
  '192.88.99.1',
  '192.168.1.1',
  '192.175.48.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:0:7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::7f00:1',
  '100::1',
  '100:0:0:1::1',
  '2001::7f00:1',
  '2001:0:4136:e378:8000:63bf:80ff:fffe',
  '2001:2::1',
  '2001:3::1',
  '2001:4:112::1',
  '2001:10::1',
  '2001:20::1',
  '2001:30::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2620:4f:8000::1',
  '3fff::1',
  '5f00::1',
  'fc00::1',
  'fd00::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
])('%s is near', (address) => {
  expect(isNear(address)).toBe(true);
  const isSix = address.includes(':');
  expect(isPushAddress(`https://${isSix ? `[${address}]` : address}/abc`)).toBe(false);
});

it('addresses of the Internet are not near', () => {
  for (const address of ['142.250.1.1', '8.8.8.8', '2607:f8b0::1', '2a00:1450::1', '2001:4860::1'])
    expect(isNear(address)).toBe(false);
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
