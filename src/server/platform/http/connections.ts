// Knows every open connection: bounds how many one client may have, ends those on which nothing moves, and sheds the idlest for newcomers.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';
import { RequestProblem } from './problem.ts';
import { networkOf } from './rate-limit.ts';

export type ConnectionLimits = {
  /** Connections of one client address (IPv6: of its /64). */
  perClient: number;
  /** Of all clients. When so many are open, a newcomer takes the place of the idlest. */
  inAll: number;
  /** A sender must bring at least so many bytes a second, looked at over `paceMs`. */
  bytesPerSecond: number;
  paceMs: number;
  /** What is no upload has arrived whole within this time. */
  bodyMs: number;
  /** When no one takes a byte of an answer for so long, the connection is closed. */
  unreadMs: number;
  checkEveryMs: number;
};

export const CONNECTION_LIMITS: ConnectionLimits = {
  perClient: 200,
  inAll: 3_000,
  bytesPerSecond: 1_000,
  paceMs: 10_000,
  bodyMs: 30_000,
  unreadMs: 25_000,
  checkEveryMs: 2_000,
};

/** What is known of a connection. Its newest request and answer are the ones under way, if any are. */
type Connection = {
  network: string | undefined;
  request?: IncomingMessage;
  response?: ServerResponse;
  /** How the body of `request` comes in: since when, and the bytes at the begin of the present look at its pace. */
  arrival?: { request: IncomingMessage; since: number; lookSince: number; bytes: number };
  /** How many bytes had gone out when last some did, and when that was. */
  departure?: { bytes: number; since: number };
};

export type Connections = {
  /** Takes note of a connection; one too many of its client is closed at once, and one too many of all when none can be shed. */
  add: (socket: Socket) => void;
  /** Takes note of a request, once its headers are in. */
  begin: (request: IncomingMessage, response: ServerResponse) => void;
  all: () => Iterable<Socket>;
  /** The answers that no one has begun to send. */
  awaited: () => ServerResponse[];
  /** Whether nothing is under way on a connection in either direction. */
  isIdle: (socket: Socket) => boolean;
  /** Ends what has stalled; called by the clock, with milliseconds of a clock that never jumps. */
  sweep: (now: number) => void;
};

/** Keeps the book of connections. `unbounded` are the addresses of proxies, behind which many clients stand. */
export function watchConnections(
  limits: ConnectionLimits,
  unbounded: readonly string[],
): Connections {
  const open = new Map<Socket, Connection>();
  /** Connections without anything under way, the idlest first: since they were opened, or since their last answer. */
  const idle = new Set<Socket>();
  const counts = new Map<string, number>();
  const isProxy = listOf(unbounded);

  const forget = (socket: Socket) => {
    const network = open.get(socket)?.network;
    open.delete(socket);
    idle.delete(socket);
    if (network === undefined) return;
    const left = (counts.get(network) ?? 1) - 1;
    if (left > 0) counts.set(network, left);
    else counts.delete(network);
  };
  const isIdle = (socket: Socket) => {
    const { request, response } = open.get(socket) ?? {};
    const isAnswered = response === undefined || response.writableFinished || response.destroyed;
    return isAnswered && request?.complete !== false && socket.writableLength === 0;
  };
  const isUnfinished = (socket: Socket) => open.get(socket)?.request?.complete === false;
  /** Closes the idlest connection, or else the oldest whose request has not come whole; false when all are at work. */
  const shedOne = (): boolean => {
    const shed = firstOf(idle, isIdle) ?? firstOf(open.keys(), isUnfinished);
    if (!shed) return false;
    forget(shed);
    shed.destroy();
    return true;
  };

  return {
    add(socket) {
      const address = socket.remoteAddress;
      const network = address && !isProxy(address) ? networkOf(address) : undefined;
      const count = network === undefined ? 0 : (counts.get(network) ?? 0) + 1;
      if (count > limits.perClient) return void socket.destroy();
      if (open.size >= limits.inAll && !shedOne()) return void socket.destroy();
      if (network !== undefined) counts.set(network, count);
      open.set(socket, { network });
      idle.add(socket);
      socket.once('close', () => forget(socket));
    },
    begin(request, response) {
      const connection = open.get(request.socket);
      if (!connection) return;
      connection.request = request;
      connection.response = response;
      idle.delete(request.socket);
      response.once('close', () => {
        if (open.has(request.socket)) idle.add(request.socket);
      });
    },
    all: () => open.keys(),
    awaited: () =>
      [...open.values()].flatMap(({ response }) =>
        response && !response.headersSent ? response : [],
      ),
    isIdle,
    sweep(now) {
      for (const [socket, connection] of open) {
        if (isUnread(socket, connection, limits, now)) socket.destroy();
        else if (isLate(socket, connection, limits, now)) endLate(connection);
      }
    },
  };
}

/** Whether an answer waits to be taken and no one takes it. Time alone ends no answer: a stream may last for hours. */
function isUnread(
  socket: Socket,
  connection: Connection,
  { unreadMs }: ConnectionLimits,
  now: number,
): boolean {
  const bytes = socket.bytesWritten - socket.writableLength;
  if (socket.writableLength === 0 || connection.departure?.bytes !== bytes) {
    connection.departure = { bytes, since: now };
  }
  return now - connection.departure.since >= unreadMs;
}

/** Whether a body is on its way and comes too slowly, or takes too long. */
function isLate(
  socket: Socket,
  connection: Connection,
  { bytesPerSecond, paceMs, bodyMs }: ConnectionLimits,
  now: number,
): boolean {
  const { request } = connection;
  if (!request || request.complete) return false;
  const begin = { request, since: now, lookSince: now, bytes: socket.bytesRead };
  const arrival = connection.arrival?.request === request ? connection.arrival : begin;
  connection.arrival = arrival;
  if (!isUpload(request) && now - arrival.since >= bodyMs) return true;
  // What has arrived and lies unread waits for us, not we for its sender.
  const lookMs = request.readableLength > 0 ? 0 : now - arrival.lookSince;
  if (lookMs > 0 && lookMs < paceMs) return false;
  const isSlow = lookMs > 0 && socket.bytesRead - arrival.bytes < (bytesPerSecond * lookMs) / 1000;
  connection.arrival = { ...arrival, lookSince: now, bytes: socket.bytesRead };
  return isSlow;
}

/** Anyone who reads the body passes the problem on as its answer; when no one does, the connection is just closed. */
function endLate({ request, response }: Connection): void {
  if (!request || !response) return;
  if (response.headersSent || request.listenerCount('error') === 0) {
    request.socket.destroy();
    return;
  }
  response.setHeader('connection', 'close');
  const words = 'The request took too long to arrive. Please try again.';
  request.emit('error', new RequestProblem('request_timeout', words));
}

/** Whether a request carries files, which may take their time. */
function isUpload(request: IncomingMessage): boolean {
  return request.headers['content-type']?.startsWith('multipart/form-data') === true;
}

/** The first that is so; looking at more would cost something with each newcomer. */
function firstOf<Item>(all: Iterable<Item>, isSo: (item: Item) => boolean): Item | undefined {
  for (const item of all) if (isSo(item)) return item;
  return undefined;
}

/** A function that tells whether an address is in a list of addresses and networks such as 10.0.0.0/8. */
function listOf(addresses: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const each of addresses) {
    const [address = '', bits] = each.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
