// A free port can be listened on, and no outgoing connection of the machine is given it in the meantime.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from './free-port.ts';

/** From here on Linux gives ports to outgoing connections by itself (ip_local_port_range); other systems begin later. */
const OF_CONNECTIONS = 32_768;

it('lies below the ports of outgoing connections, and no one listens on it', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, () => freePort()));
  expect(Math.max(...ports)).toBeLessThan(OF_CONNECTIONS);
  const server = createServer().listen(ports[0], '127.0.0.1');
  await once(server, 'listening');
  server.close();
});

it('is another one each time', async () => {
  const ports = await Promise.all(Array.from({ length: 5 }, () => freePort()));
  expect(new Set(ports).size).toBeGreaterThan(1);
});
