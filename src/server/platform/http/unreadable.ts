// Answers what is not even HTTP, or came too slowly or too large, before any route could: the same kind of problem.
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ProblemCode } from '#contract/platform/problem.ts';
import { problemBody, RequestProblem } from './problem.ts';

/** Writes a problem with the given headers onto the raw connection and closes it. */
export function answerUnreadable(
  error: Error & { code?: string },
  socket: Socket,
  headers: Record<string, string>,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const [code, detail] = problemOf(error.code);
  const body = problemBody(new RequestProblem(code, detail));
  const text = JSON.stringify(body);
  const head = {
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    connection: 'close',
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  const status = `HTTP/1.1 ${body.status} ${STATUS_CODES[body.status]}`;
  socket.end(`${[status, ...lines].join('\r\n')}\r\n\r\n${text}`, () => socket.destroy());
}

/** Codes of Node's HTTP parser and its timeouts. */
function problemOf(code: string | undefined): [ProblemCode, string] {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return ['headers_too_large', 'The address or the headers of the request are too long.'];
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return ['request_timeout', 'The request took too long to arrive. Please try again.'];
  }
  return [
    'malformed_request',
    'The request could not be read. Please reload the page and try again.',
  ];
}
