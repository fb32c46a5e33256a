// Finds a port that no one listens on, and that no one is given by chance until it is listened on.
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that systems hand out to outgoing connections (Linux from 32768, others from 49152). A server listens seconds
 * after its port was chosen: a port of that range would by then now and then belong to a connection, be it the one that asks
 * every few milliseconds whether the server is there and is given its own address (RFC 9293 3.5, figure 7).
 */
const PORTS = { from: 20_000, to: 32_767 };
const TRIES = 100;

/**
 * A free TCP port of the loopback address.
 *
 * @throws Error when of a hundred none is free.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries++) {
    const port = randomInt(PORTS.from, PORTS.to + 1);
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port was found between ${PORTS.from} and ${PORTS.to}`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
