// A push service with a browser behind it: takes push messages over HTTP and opens them as the browser would (RFC 8291).
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as it arrived, and what was in it. */
type Pushed = { headers: IncomingHttpHeaders; message: Record<string, unknown> };

export type PushService = {
  /** What a browser gives when it subscribes; below `/gone` it has unsubscribed. */
  subscription: (path: string) => { endpoint: string; keys: { p256dh: string; auth: string } };
  arrived: Pushed[];
  close: () => void;
};

/** Starts one on this machine. */
export async function startPushService(): Promise<PushService> {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const arrived: Pushed[] = [];
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const text = open(Buffer.concat(parts), browser, auth);
    arrived.push({ headers: request.headers, message: JSON.parse(text) });
    reply.writeHead(request.url === '/gone' ? 410 : 201).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = {
    p256dh: browser.getPublicKey().toString('base64url'),
    auth: auth.toString('base64url'),
  };
  return {
    subscription: (path) => ({ endpoint: at + path, keys }),
    arrived,
    close: () => void server.close(),
  };
}

/** One record of aes128gcm: salt, its size, the sender's key, then the text up to a 2 (RFC 8188, 2; RFC 8291, 3.4). */
function open(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + body.readUInt8(20);
  const sender = body.subarray(21, keyEnd);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const secret = hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32);
  const derived = (what: string, length: number) =>
    Buffer.from(
      hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${what}\0`, length),
    );
  const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  cipher.setAuthTag(body.subarray(-16));
  const plain = Buffer.concat([cipher.update(body.subarray(keyEnd, -16)), cipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}
