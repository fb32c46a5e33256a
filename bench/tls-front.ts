// Puts TLS and HTTP/2 in front of a local server, as a reverse proxy does where the site is public.
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer, type IncomingHttpHeaders } from 'node:http2';
import { join } from 'node:path';
import { freePort } from '../scripts/free-port.ts';
import { requireProgram } from '../scripts/needed-programs.ts';
import { type Lab, run } from './lab.ts';

/**
 * A record of TLS is read only when all of it is there. One that fits into a packet is read at once; one of 16 KB waits for
 * a second turn of a new connection, as `docs/operations.md` tells the person who sets up the proxy.
 */
const RECORD = 1_350;

/** A port for the front, with the address that the server behind it must take for its own. */
export type TlsFront = { origin: string; passTo: (behind: string) => Promise<void> };

/** Makes a front with a certificate of its own, which no one trusts. */
export async function tlsFront(lab: Lab): Promise<TlsFront> {
  const openssl = requireProgram('openssl');
  const folder = await lab.directory('tls');
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  await run(lab, [
    openssl,
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
    ...['-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
    ...['-keyout', key, '-out', cert],
  ]);
  const port = await freePort();
  return {
    origin: `https://localhost:${port}`,
    async passTo(behind) {
      const { hostname, port: to } = new URL(behind);
      const front = createSecureServer(
        { key: readFileSync(key), cert: readFileSync(cert), allowHTTP1: true },
        (incoming, outgoing) => {
          const headers = withoutConnection(incoming.headers);
          const options = { hostname, port: to, path: incoming.url, method: incoming.method };
          const passed = request({ ...options, headers }, (answer) => {
            outgoing.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers));
            answer.pipe(outgoing);
          });
          passed.on('error', () => outgoing.destroy());
          incoming.pipe(passed);
        },
      );
      front.on('secureConnection', (socket) => socket.setMaxSendFragment(RECORD));
      await new Promise<void>((resolve) => {
        front.listen(port, '127.0.0.1', resolve);
      });
      lab.defer(() => front.close());
    },
  };
}

/** HTTP/2 has no headers about a connection, and names the host in a header of its own. */
function withoutConnection(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const dropped = /^(:|connection$|keep-alive$|transfer-encoding$|upgrade$)/;
  const kept = Object.entries(headers).filter(([name]) => !dropped.test(name));
  const host = headers[':authority'];
  return Object.fromEntries([...kept, ...(host ? [['host', host]] : [])]);
}
