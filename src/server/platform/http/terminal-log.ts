// Log lines for a person at a terminal: the time, what happened, and how long it took, instead of JSON.
import type { DestinationStream } from 'pino';

type Entry = {
  level: number;
  time: string;
  msg?: string;
  method?: string;
  route?: string;
  status?: number;
  ms?: number;
  err?: { type?: string; message?: string; stack?: string };
} & Record<string, unknown>;

const LEVELS: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: '',
  40: 'warning',
  50: 'error',
  60: 'fatal',
};
/** What stands elsewhere in the line, or helps only machines. */
const KNOWN = ['level', 'time', 'msg', 'err', 'reqId', 'method', 'route', 'status', 'ms'];

/** Writes each line of the log as one that reads well; `write` takes the finished text. */
export function terminalLog(write: (text: string) => void): DestinationStream {
  return { write: (line: string) => write(`${describeEntry(JSON.parse(line) as Entry)}\n`) };
}

function describeEntry(entry: Entry): string {
  const what = entry.msg === 'answered' ? answerOf(entry) : happeningOf(entry);
  return `${clockOf(entry.time)}  ${what}`;
}

function answerOf({ method, route, status, ms }: Entry): string {
  return `${method} ${route}  ${status}  ${ms} ms`;
}

/** The message with its level and facts, and the error below it. */
function happeningOf(entry: Entry): string {
  const facts = Object.entries(entry)
    .filter(([name]) => !KNOWN.includes(name))
    .map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`);
  const level = LEVELS[entry.level] ?? String(entry.level);
  const parts = [level && `${level}:`, entry.msg, facts.length > 0 && `(${facts.join(', ')})`];
  return [parts.filter(Boolean).join(' '), ...errorOf(entry)].join('\n');
}

function errorOf({ err }: Entry): string[] {
  if (!err) return [];
  return [`       ${err.type}: ${err.message}`, ...(err.stack ? [err.stack] : [])];
}

/** Hours, minutes and seconds where the terminal stands. */
function clockOf(time: string): string {
  return new Date(time).toLocaleTimeString('en-GB');
}
