// The HTTP server below Fastify: its time limits, early answers, what is left of refused bodies, and an end that loses nothing.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import {
  CONNECTION_LIMITS,
  type ConnectionLimits,
  type Connections,
  watchConnections,
} from './connections.ts';

/** Answers a request before Fastify sees it; false when it has no such answer. */
export type EarlyAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** How an end is drawn out, in milliseconds. */
export type Patience = {
  /** New connections are still taken so long, while /readyz tells balancers to send no more. */
  noticeMs: number;
  /** A connection that is kept alive is closed when no request has come on it for so long. */
  quietMs: number;
  /** Whatever is still under way after this is cut off. */
  withinMs: number;
  /** Other waits for newcomers than the usual (`NEWCOMERS`). */
  newcomers?: { quietMs: number; withinMs: number };
};

/**
 * Newcomers are taken until none came for a while, and no longer than that. Those whom the system has taken and not yet
 * handed over when the listener closes are reset by it, with requests that they have sent already.
 */
const NEWCOMERS = { quietMs: 50, withinMs: 1_000 };

/** For a person at the terminal and for tests: what is under way is finished, nothing else is waited for. */
export const AT_ONCE: Patience = { noticeMs: 0, quietMs: 0, withinMs: 5_000 };

export type Listener = {
  /** Makes a server for a handler; one for each address that is listened on. */
  serve: (handle: (request: IncomingMessage, response: ServerResponse) => void) => Server;
  isDraining: () => boolean;
  /** Calls back once the end begins, for what would otherwise never end by itself. */
  onDrain: (callback: () => void) => void;
  /** Takes no more and finishes what is under way; resolves when no connection is open. */
  drain: (patience: Patience) => Promise<void>;
};

type ListenerOptions = {
  earlyAnswer?: EarlyAnswer;
  limits?: ConnectionLimits;
  /** Addresses of proxies, behind which many clients stand. */
  proxies?: readonly string[];
};

const HEADERS_TIMEOUT_MS = 8_000;
/** A photo of 10 MB over a slow telephone line. */
const UPLOAD_TIMEOUT_MS = 120_000;
const KEEP_ALIVE_MS = 72_000;

/** For so long a sender who goes on and on after a refusal can still read it. */
const LINGER_MS = 2_000;

/** What a sender whose request was refused may still send, so that it comes to read why. */
const REST_BYTES = { announced: 16_000_000, endless: 1_000_000 } as const;

const LOOK_EVERY_MS = 25;
/** A listener without a quiet turn is closed all the same when so much of the end is left. */
const LEFT_FOR_THE_REST_MS = 1_500;

/** Makes a listener, which listens once its server is told to. */
export function createListener({
  earlyAnswer = () => false,
  limits = CONNECTION_LIMITS,
  proxies = [],
}: ListenerOptions = {}): Listener {
  const connections = watchConnections(limits, proxies);
  const servers: Server[] = [];
  const atDrain: (() => void)[] = [];
  let isDraining = false;

  return {
    isDraining: () => isDraining,
    onDrain: (callback) => void atDrain.push(callback),
    serve(handle) {
      const server = createServer(
        {
          connectionsCheckingInterval: limits.checkEveryMs,
          keepAliveTimeout: KEEP_ALIVE_MS,
          // Asked for by a rule of our own, which answers in words (http/host.ts).
          requireHostHeader: false,
        },
        (request, response) => {
          connections.begin(request, response);
          if (isDraining) response.setHeader('connection', 'close');
          if (hasBody(request)) response.once('finish', () => dropRest(request));
          if (!earlyAnswer(request, response)) handle(request, response);
        },
      );
      // An expectation that we do not know is one that we may leave aside (RFC 9110 10.1.1).
      server.on('checkExpectation', (request, response) =>
        server.emit('request', request, response),
      );
      server.headersTimeout = HEADERS_TIMEOUT_MS;
      server.requestTimeout = UPLOAD_TIMEOUT_MS;
      server.on('connection', connections.add);
      server.once('listening', () => {
        const sweep = () => connections.sweep(performance.now());
        const clockwork = setInterval(sweep, limits.checkEveryMs).unref();
        server.once('close', () => clearInterval(clockwork));
      });
      servers.push(server);
      return server;
    },
    async drain({ noticeMs, quietMs, withinMs, newcomers = NEWCOMERS }) {
      isDraining = true;
      // Also for those that were asked before.
      for (const response of connections.awaited()) response.setHeader('connection', 'close');
      for (const callback of atDrain) callback();
      const deadline = performance.now() + withinMs;
      if (noticeMs > 0) await wait(noticeMs);
      await Promise.all(servers.map((server) => stopListening(server, newcomers, deadline)));
      await closeQuiet(connections, quietMs, deadline);
    },
  };
}

/** Whether a request brings a body (RFC 9112 6.3). */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return (headers['content-length'] ?? headers['transfer-encoding']) !== undefined;
}

/**
 * After a refusal the rest of the body is read and thrown away, within bounds: who is hung up on while sending may never
 * read the answer (RFC 9112 9.6). Browsers announce the length; who does not gets less.
 */
function dropRest(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  const isAnnounced = request.headers['content-length'] !== undefined;
  let left: number = isAnnounced ? REST_BYTES.announced : REST_BYTES.endless;
  const read = (chunk: Buffer) => {
    left -= chunk.length;
    if (left >= 0) return;
    request.off('data', read);
    hangUp(request);
  };
  request.on('data', read);
  request.resume();
}

/**
 * Says that there is nothing more to come, reads no further, and closes a little later: closing at once, with bytes
 * unread, resets the connection, and a reset takes the answer with it that the sender has not read yet.
 */
function hangUp(request: IncomingMessage): void {
  request.pause();
  request.socket.end();
  setTimeout(() => request.socket.destroy(), LINGER_MS).unref();
}

/**
 * Takes no new connection any more once none came for a while, without touching those that are open: `http.Server.close`
 * would also reset the idle ones, with whatever is just arriving on them. The system hands connections over one in each turn
 * of the event loop, so the moment is right after a turn that handed none over and had next to nothing else to do.
 */
async function stopListening(
  server: Server,
  { quietMs, withinMs }: { quietMs: number; withinMs: number },
  deadline: number,
): Promise<void> {
  const begin = performance.now();
  let cameAt = begin;
  server.on('connection', () => {
    cameAt = performance.now();
  });
  const isOver = (now: number) => now - cameAt >= quietMs || now - begin >= withinMs;
  while (!isOver(performance.now())) await wait(LOOK_EVERY_MS / 5);
  // On a busy machine it takes many turns to hand over those who wait.
  for (let now = performance.now(); now < deadline - LEFT_FOR_THE_REST_MS; ) {
    const before = { cameAt, now };
    await nextTurn();
    now = performance.now();
    if (cameAt === before.cameAt && now - before.now < 0.3) break;
  }
  NetServer.prototype.close.call(server);
}

/** Closes each connection once it is idle and has been quiet for a while, and all at the deadline. */
async function closeQuiet(
  connections: Connections,
  quietMs: number,
  deadline: number,
): Promise<void> {
  const quiet = new Map<object, { bytes: number; since: number }>();
  for (;;) {
    // Behind the turn's input: what has just arrived has been read.
    await nextTurn();
    const now = performance.now();
    let isOpen = false;
    for (const socket of connections.all()) {
      const before = quiet.get(socket);
      const isSilent = connections.isIdle(socket) && before?.bytes === socket.bytesRead;
      const since = isSilent ? before.since : now;
      quiet.set(socket, { bytes: socket.bytesRead, since });
      if (now >= deadline || (connections.isIdle(socket) && now - since >= quietMs)) {
        socket.destroy();
      } else isOpen = true;
    }
    if (!isOpen) return;
    await wait(LOOK_EVERY_MS);
  }
}
