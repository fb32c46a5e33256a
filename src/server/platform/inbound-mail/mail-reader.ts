// Has mails read by processes of their own, a few at a time and each within its time.
import type { ChildProcess } from 'node:child_process';
import { RequestProblem } from '../http/problem.ts';
import { sideProgram, startSideProcess } from '../installation/side-process.ts';
import type { InboundMail } from './parse-mail.ts';

/** Reads a mail; see `createMailReader`. */
export type MailReader = (bytes: Uint8Array) => Promise<InboundMail>;

/** An honest mail of the largest size takes a few seconds. */
const END_AFTER_MS = 30_000;
const HEAP_MB = 384;
const AT_ONCE = 2;
const MOST_IN_LINE = 20;
/** A file of 20 MB has 260,000 lines; the reader pays for each line, not for each letter. */
const MOST_LINES = 400_000;
/** A process without a mail to read goes after this, so that a server at rest has none. */
const IDLE_MS = 20_000;
const NEW_LINE = 10;

const program = sideProgram(import.meta.dirname, 'mail-worker');

/**
 * The reader throws RequestProblem 400 for what is no mail, or one that takes too much to be read, and 503 while too many are
 * being read: the mail server tries again.
 */
export function createMailReader(endAfterMs = END_AFTER_MS): MailReader {
  let working = 0;
  const line: (() => void)[] = [];
  const take = idleProcesses();
  return async (bytes) => {
    if (linesIn(bytes) > MOST_LINES) throw unreadable();
    if (line.length >= MOST_IN_LINE) throw tooMany();
    if (working < AT_ONCE) working += 1;
    else await new Promise<void>((turn) => line.push(turn));
    const { child, giveBack } = take();
    try {
      return await readWith(child, bytes, endAfterMs);
    } finally {
      giveBack();
      // Who is next takes this place over.
      const next = line.shift();
      if (next) next();
      else working -= 1;
    }
  };
}

/** Gives a process that is at rest, or a new one. */
function idleProcesses(): () => { child: ChildProcess; giveBack: () => void } {
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const start = () => {
    const child = startSideProcess(program, HEAP_MB);
    return child.once('exit', () => idle.delete(child));
  };
  return () => {
    const [child = start()] = idle.keys();
    clearTimeout(idle.get(child));
    idle.delete(child);
    return {
      child,
      giveBack() {
        if (child.killed || !child.connected) return;
        const end = () => idle.delete(child) && child.kill('SIGKILL');
        idle.set(child, setTimeout(end, IDLE_MS).unref());
      },
    };
  };
}

async function readWith(
  child: ChildProcess,
  bytes: Uint8Array,
  endAfterMs: number,
): Promise<InboundMail> {
  const deadline = setTimeout(() => child.kill('SIGKILL'), endAfterMs);
  const mail = await new Promise<InboundMail | null>((resolve) => {
    const end = () => hear(null);
    const hear = (message: unknown) => {
      child.off('message', hear).off('exit', end).off('error', end);
      resolve(message as InboundMail | null);
    };
    child.on('message', hear).on('exit', end).on('error', end);
    child.send(bytes, (error) => error && hear(null));
  });
  clearTimeout(deadline);
  if (!mail) throw unreadable();
  return mail;
}

function linesIn(bytes: Uint8Array): number {
  let lines = 0;
  for (const byte of bytes) if (byte === NEW_LINE) lines += 1;
  return lines;
}

function unreadable(): RequestProblem {
  return new RequestProblem('malformed_request', 'This could not be read as a mail.');
}

function tooMany(): RequestProblem {
  return new RequestProblem(
    'unavailable',
    'We are reading many mails right now. Please try again in a moment.',
    { retryAfterSeconds: 10 },
  );
}
