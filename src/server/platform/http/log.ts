// Structured logs without personal data: an allow list of fields, never a body, a query, a cookie or an address.
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import type { Config } from '../installation/config.ts';
import { isInProcess } from './in-process.ts';
import { terminalLog } from './terminal-log.ts';

/**
 * The server's logger, to standard output unless told otherwise: as words in a terminal, else as JSON. Requests are never logged whole, errors without the
 * values that a failed query carried.
 */
export function createLogger(
  level: Config['logLevel'],
  destination: DestinationStream = process.stdout.isTTY
    ? terminalLog((text) => process.stdout.write(text))
    : pino.destination(1),
): FastifyBaseLogger {
  const nothing = () => undefined;
  return pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      serializers: { err: describeError, req: nothing, res: nothing },
    },
    destination,
  );
}

/**
 * One line per answered request: id, method, route pattern, status and milliseconds. What our own pages ask while they are
 * rendered is no one's request.
 */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { url } = request.routeOptions;
    if (url === '/healthz' || url === '/readyz' || isInProcess()) return;
    request.log.info(
      {
        method: request.method,
        route: url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}

/**
 * Drizzle puts a query's values into its message, so that of the driver's own error is taken instead; and where that
 * quotes a value which did not fit (SQLSTATE class 22), the quotation is left out.
 */
function describeError(error: Error & { cause?: unknown; code?: unknown }) {
  const cause = error.cause instanceof Error ? error.cause : undefined;
  const source = error.message.startsWith('Failed query') && cause ? cause : error;
  const code = (source as { code?: unknown }).code;
  return {
    type: source.constructor.name,
    message: messageOf(source, code),
    code,
    stack: (error.stack ?? '')
      .split('\n')
      .filter((text) => /^\s+at /.test(text))
      .join('\n'),
  };
}

function messageOf({ message }: Error, code: unknown): string {
  if (message.startsWith('Failed query')) return 'failed query';
  return /^22/.test(String(code)) ? message.replace(/".*"/s, '"…"') : message;
}
