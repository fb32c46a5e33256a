// A phone's network in front of a local server: one slow line for all connections, each with TCP's slow start.
import { connect, createServer, type Socket } from 'node:net';
import type { Lab } from './lab.ts';

/** How far and how wide a line is. */
export type Line = { name: string; roundTripMs: number; bytesPerSecond: number };

/** A middling phone on a middling network, as Lighthouse imagines one. */
export const SLOW_PHONE: Line = {
  name: '150 ms, 1.6 Mbit/s',
  roundTripMs: 150,
  bytesPerSecond: 1_638_400 / 8,
};

/** One bar of reception, at the edge of a pasture. */
export const ONE_BAR: Line = {
  name: '400 ms, 400 kbit/s',
  roundTripMs: 400,
  bytesPerSecond: 400_000 / 8,
};

/** What TCP sends of a new connection before it has heard anything back (RFC 6928), and one packet of it. */
const FIRST_WINDOW = 14_600;
const PACKET = 1_460;

/** Opens a port that passes everything on to `to`, as late as the line would; gives the port. */
export async function slowLink(lab: Lab, line: Line, to: number): Promise<number> {
  const downstream = sharedLine(line);
  const open = new Set<Socket>();
  const link = createServer((client) => {
    const server = connect(to, '127.0.0.1');
    for (const socket of [client, server]) {
      socket.setNoDelay(true);
      open.add(socket);
      socket.on('close', () => open.delete(socket));
    }
    client.on('error', () => server.destroy()).on('close', () => server.destroy());
    server.on('error', () => client.destroy()).on('close', () => client.destroy());
    sendUp(line, client, server);
    sendDown(line, downstream, server, client);
  });
  await new Promise<void>((ready) => {
    link.listen(0, '127.0.0.1', ready);
  });
  lab.defer(() => {
    for (const socket of open) socket.destroy();
    link.close();
  });
  return (link.address() as { port: number }).port;
}

/** Questions are small: they are late, never many. The first one waits for the handshake of the connection as well. */
function sendUp({ roundTripMs }: Line, client: Socket, server: Socket): void {
  const openFrom = performance.now() + roundTripMs;
  const deliver = inOrder();
  client.on('data', (bytes) => {
    const sentAt = Math.max(performance.now(), openFrom);
    deliver(sentAt + roundTripMs / 2, () => void (server.destroyed || server.write(bytes)));
  });
}

/** Answers wait for the window of their connection, and for the line that all connections share. */
function sendDown(
  { roundTripMs }: Line,
  takes: (bytes: number) => number,
  server: Socket,
  client: Socket,
): void {
  const [deliver, acknowledge] = [inOrder(), inOrder()];
  const waiting: Buffer[] = [];
  let window = FIRST_WINDOW;
  let inFlight = 0;
  const pump = () => {
    for (let next = waiting[0]; next && inFlight < window; next = waiting[0]) {
      const packet = next.subarray(0, PACKET);
      if (packet.length < next.length) waiting[0] = next.subarray(PACKET);
      else waiting.shift();
      inFlight += packet.length;
      const arrives = takes(packet.length) + roundTripMs / 2;
      deliver(arrives, () => void (client.destroyed || client.write(packet)));
      acknowledge(arrives + roundTripMs / 2, () => {
        inFlight -= packet.length;
        window += packet.length;
        pump();
      });
    }
  };
  server.on('data', (bytes) => {
    waiting.push(bytes);
    pump();
  });
}

/** Says when the line has sent so many bytes, after all that it was given before. */
function sharedLine({ bytesPerSecond }: Line): (bytes: number) => number {
  let freeAt = 0;
  return (bytes) => {
    freeAt = Math.max(performance.now(), freeAt) + (bytes / bytesPerSecond) * 1_000;
    return freeAt;
  };
}

/** Does each thing at its time, never one before the other. */
function inOrder(): (at: number, act: () => void) => void {
  const waiting: { at: number; act: () => void }[] = [];
  let isSet = false;
  const set = (at: number) => {
    isSet = true;
    setTimeout(run, Math.max(0, at - performance.now()));
  };
  const run = () => {
    isSet = false;
    for (let next = waiting[0]; next && next.at <= performance.now(); next = waiting[0]) {
      waiting.shift();
      next.act();
    }
    if (waiting[0]) set(waiting[0].at);
  };
  return (at, act) => {
    waiting.push({ at, act });
    if (!isSet) set(at);
  };
}
