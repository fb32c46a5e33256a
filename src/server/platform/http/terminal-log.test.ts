// The log as a person at the terminal reads it.
import { expect, it } from 'vitest';
import { createLogger } from './log.ts';
import { terminalLog } from './terminal-log.ts';

function logged(log: (logger: ReturnType<typeof createLogger>) => void): string {
  let text = '';
  log(
    createLogger(
      'info',
      terminalLog((line) => (text += line)),
    ),
  );
  return text.replace(/^\d\d:\d\d:\d\d/gm, 'TIME');
}

it('an answer is one line', () => {
  const answer = { method: 'GET', route: '/api/company', status: 200, ms: 3, reqId: 'req-1' };
  expect(logged((log) => log.info(answer, 'answered'))).toBe('TIME  GET /api/company  200  3 ms\n');
});

it('a warning says so, with its facts', () => {
  expect(logged((log) => log.warn({ torn: 2 }, 'lines are left out'))).toBe(
    'TIME  warning: lines are left out (torn 2)\n',
  );
});

it('an error stands below its message, without the values that a query carried', () => {
  const error = new Error('Failed query: insert … params: Maria');
  error.stack = 'Error: Maria\n    at book (booking.service.ts:1:1)';
  expect(logged((log) => log.error({ err: error }, 'background work failed'))).toBe(
    'TIME  error: background work failed\n       Error: failed query\n    at book (booking.service.ts:1:1)\n',
  );
});
