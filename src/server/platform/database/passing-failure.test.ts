// Every way in which a database can be away passes by itself; a fault of ours does not.
import { createServer } from 'node:net';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { Pool } from 'pg';
import { expect, it } from 'vitest';
import { freePort } from '../../../../scripts/free-port.ts';
import { isPassingFailure } from './passing-failure.ts';

const withCode = (code: string) => Object.assign(new Error('canary'), { code });

it.each([
  ['a time limit of a statement', '57014'],
  ['a server that is being stopped', '57P01'],
  ['a server that is starting', '57P03'],
  ['too many connections', '53300'],
  ['a lost connection', '08006'],
  ['a transaction that slept', '25P03'],
  ['a lock that was not free', '55P03'],
  ['a deadlock', '40P01'],
  ['a reset connection', 'ECONNRESET'],
  ['a pipe without an end', 'EPIPE'],
])('%s passes, wrapped or not', (_what, code) => {
  const error = withCode(code);
  expect(isPassingFailure(error)).toBe(true);
  expect(isPassingFailure(new DrizzleQueryError('select 1', [], error))).toBe(true);
  expect(isPassingFailure(new AggregateError([error]))).toBe(true);
});

it.each([
  new Error('canary'),
  withCode('23505'),
  withCode('ENOENT'),
  new DrizzleQueryError('select timeout expired', [], withCode('42601')),
  null,
  'Connection terminated',
])('anything else does not: %s', (error) => {
  expect(isPassingFailure(error)).toBe(false);
});

it('a refused connection passes', async () => {
  const pool = new Pool({ host: 'localhost', port: await freePort() });
  const error = await pool.query('select 1').catch((thrown: unknown) => thrown);
  expect(isPassingFailure(error)).toBe(true);
  await pool.end();
});

it('a server that hangs up, or says nothing in time, passes', async () => {
  for (const hangsUp of [true, false]) {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      if (hangsUp) socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const pool = new Pool({ host: '127.0.0.1', port, connectionTimeoutMillis: 200 });
    const error = await pool.query('select 1').catch((thrown: unknown) => thrown);
    expect([hangsUp, isPassingFailure(error)]).toEqual([hangsUp, true]);
    await pool.end();
    server.close();
  }
});
