// Where push messages may go. A browser of staff names the address, so it must not lead into our own network: neither as an
// address, nor by a name that turns out to be one (OWASP, server-side request forgery).
import { lookup as lookUp } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * What is not out on the Internet, or leads to an address within it: the special-purpose registries of IANA (RFC 6890, RFC
 * 8190), multicast, and all that is not handed out yet.
 */
const near = { four: new BlockList(), six: new BlockList() };
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  near.four.addSubnet(network, bits, 'ipv4');
}
// A list of its own, since a BlockList takes IPv4 addresses for IPv4-mapped ones. Only 2000::/3 is handed out (RFC 4291): the
// rest holds loopback, IPv4-mapped, NAT64, discard, local and multicast.
for (const [network, bits] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  // Of what is handed out: protocol assignments with Teredo and ORCHID, documentation, 6to4, AS112 and documentation.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const) {
  near.six.addSubnet(network, bits, 'ipv6');
}

/** Whether an IP address is not out on the Internet. */
export function isNear(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return near.four.check(address, 'ipv4');
  return family === 0 || near.six.check(address, 'ipv6');
}

/** Whether a subscription may name it: https at its usual port, a full name, no user. */
export function isPushAddress(endpoint: string): boolean {
  const { protocol, port, username, password, hostname } = new URL(endpoint);
  if (protocol !== 'https:' || port || username || password) return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return !isNear(host);
  return /\.[a-z][a-z\d-]+$/i.test(host) && !/\.(localhost|local|internal|home\.arpa)$/i.test(host);
}

/** Looks a name up and refuses it when one of its addresses is near; the connection goes to what was looked at. */
export const lookupOutside: LookupFunction = (hostname, options, found) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses = []) => {
    const [first] = addresses;
    if (error) return found(error, []);
    if (!first || addresses.some(({ address }) => isNear(address))) {
      return found(new Error(`${hostname} leads into our own network`), []);
    }
    if (options.all) found(null, addresses);
    else found(null, first.address, first.family);
  });
};

type Post = { headers: Record<string, string>; body: Buffer; mayBeNear: boolean; withinMs: number };

/** Posts to a push service and gives the status; no redirect is followed. `mayBeNear` is for trying it out on one's own machine. */
export function postOutside(
  endpoint: string,
  { headers, body, mayBeNear, withinMs }: Post,
): Promise<number> {
  const request = endpoint.startsWith('https:') ? requestSecure : requestPlain;
  if (!mayBeNear && !isPushAddress(endpoint)) {
    return Promise.reject(new Error('this is no address of a push service'));
  }
  return new Promise((resolve, reject) => {
    const sent = request(endpoint, {
      method: 'POST',
      headers,
      signal: AbortSignal.timeout(withinMs),
      ...(!mayBeNear && { lookup: lookupOutside }),
    });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      answer.destroy();
      resolve(answer.statusCode ?? 0);
    });
    sent.end(body);
  });
}
