// A line as slow as a phone's in front of one server: handshakes, round trips, and a bandwidth that all connections share.
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../scripts/free-port.ts';
import type { Lab } from './lab.ts';

/** Slow 4G as Lighthouse's mobile preset has it. */
export const ROUND_TRIP_MS = 150;
export const BYTES_PER_SECOND = (1.6 * 1024 * 1024) / 8;

/** Round trips before the first request on a new connection: TCP, then TLS 1.3. */
const HANDSHAKES = 2;

/** One packet of the internet, the unit in which connections take turns on the line. */
const PACKET_BYTES = 1_400;

const TICK_MS = 2;

/** The way down of one connection: what waits for its turn on the line. */
type Down = { packets: Buffer[]; deliver: (packet: Buffer) => void };

/** Opens the line to a server of this machine and gives the address at its near end. */
export async function slowLine(lab: Lab, origin: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const downs = new Set<Down>();
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ host: hostname, port: Number(port), noDelay: true });
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
    }
    const isOpenAt = performance.now() + HANDSHAKES * ROUND_TRIP_MS;
    near.on('data', (chunk) => after(isOpenAt - performance.now(), () => far.write(chunk)));
    const down: Down = { packets: [], deliver: (packet) => after(0, () => near.write(packet)) };
    downs.add(down);
    far.on('data', (chunk) => down.packets.push(...packetsOf(chunk)));
    near.on('close', () => {
      downs.delete(down);
      far.destroy();
    });
  });
  const line = setInterval(takeTurns(downs), TICK_MS);
  const nearPort = await freePort();
  server.listen(nearPort, '127.0.0.1');
  await once(server, 'listening');
  lab.defer(() => {
    clearInterval(line);
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `http://127.0.0.1:${nearPort}`;
}

/** Half a round trip later, and not before a moment. */
function after(notBeforeMs: number, act: () => void): void {
  setTimeout(act, Math.max(0, notBeforeMs) + ROUND_TRIP_MS / 2);
}

/** Lets through as much as the time since the last tick allows, one packet of each connection after the other. */
function takeTurns(downs: Set<Down>): () => void {
  let last = performance.now();
  let allowance = 0;
  return () => {
    const now = performance.now();
    // What an idle line did not carry is lost.
    allowance = Math.min(allowance, 0) + ((now - last) / 1_000) * BYTES_PER_SECOND;
    last = now;
    for (let isBusy = true; isBusy && allowance > 0; ) {
      isBusy = false;
      for (const down of downs) {
        const packet = allowance > 0 ? down.packets.shift() : undefined;
        if (!packet) continue;
        isBusy = true;
        allowance -= packet.length;
        down.deliver(packet);
      }
    }
  };
}

function packetsOf(chunk: Buffer): Buffer[] {
  const count = Math.ceil(chunk.length / PACKET_BYTES);
  return Array.from({ length: count }, (_, index) =>
    chunk.subarray(index * PACKET_BYTES, (index + 1) * PACKET_BYTES),
  );
}
