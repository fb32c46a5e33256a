// Every combination of method, content type, Sec-Fetch-Site, Origin and Host over all endpoints and pages, and the rule that each answer obeys.
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { Problem } from '#contract/platform/problem.ts';
import { endedAnswers } from './odd-requests.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  undefined,
];
const SITES = ['same-origin', 'same-site', 'cross-site', 'none', undefined];
const ORIGINS = ['https://oak.example', 'https://evil.example', 'null', undefined];
const HOSTS = ['oak.example', 'evil.example', '127.0.0.1:3000', 'oak.example.evil.example'];
const CODINGS = [undefined, undefined, undefined, 'gzip'];
const COOKIES = [undefined, 'sid=forged; visitor=forged'];

const PAGES = [
  '/',
  '/services',
  '/blog/nothing',
  '/nothing',
  '/robots.txt',
  '/favicon.svg',
  '/assets/nothing.js',
  '/book',
  '/es/book',
  '/quote',
  '/es/quote',
  '/storm',
  '/es/storm',
  '/es/nothing',
  '/lawn-plan',
  '/es/lawn-plan',
  '/newsletter',
  '/newsletter/unsubscribe',
  '/appointment/x',
  '/es/appointment/x',
  '/es/chat/x',
  '/es/your-photos/x',
  '/es/your-review/x',
  '/es/plan-offer/x',
  '/sign-in',
  '/es/sign-in',
  '/es/sign-in/link/x',
  '/es/invitation/x',
  '/sign-out',
  '/es/sign-out',
  '/customer-portal',
  '/book.data',
];

const paths = [
  ...new Set(endedAnswers.map((name) => (name.split(' ')[1] ?? '').replace(/\{\w+\}/g, 'x'))),
  '/api/nothing',
  '/api',
  ...PAGES,
];

/** RFC 8058: a mail program posts from anywhere. */
const ONE_CLICK = '/api/newsletter/unsubscribe';

type Forged = {
  method: (typeof METHODS)[number];
  path: string;
  type: string | undefined;
  site: string | undefined;
  origin: string | undefined;
  host: string;
  coding: string | undefined;
  cookie: string | undefined;
};

/** How many different requests there are. */
export const FORGED_REQUESTS = [METHODS, paths, TYPES, SITES, ORIGINS, HOSTS, CODINGS, COOKIES]
  .map(({ length }) => length)
  .reduce((product, length) => product * length, 1);

/** The request of a number; numbers beside each other differ in everything. */
function forgedRequest(number: number): Forged {
  let rest = number;
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[rest % values.length] as Value;
    rest = Math.floor(rest / values.length);
    return value;
  };
  return {
    host: pick(HOSTS),
    method: pick(METHODS),
    site: pick(SITES),
    origin: pick(ORIGINS),
    coding: pick(CODINGS),
    path: pick(paths),
    type: pick(TYPES),
    cookie: pick(COOKIES),
  };
}

/** Sends the one of a number to the server of https://oak.example, and expects what the rules say. Gives the status. */
export async function expectAnswer(app: FastifyInstance, number: number): Promise<number> {
  const forged = forgedRequest(number);
  const { method, path, type, site, origin, host, coding, cookie } = forged;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const answer = await app.inject({
    method,
    url: path,
    // An address of its own, so that no limit speaks before the rules.
    remoteAddress: `10.${number % 256}.${(number >> 8) % 256}.${(number >> 16) % 256}`,
    headers: {
      host,
      ...(site && { 'sec-fetch-site': site }),
      ...(origin && { origin }),
      ...(cookie && { cookie }),
      ...(hasBody && type && { 'content-type': type }),
      ...(hasBody && coding && { 'content-encoding': coding }),
    },
    ...(hasBody && { payload: '{}' }),
  });
  const { statusCode } = answer;
  expect(statusCode, describe(forged)).toBeLessThan(500);
  const expected = expectedStatus(forged);
  if (expected !== undefined)
    expect([describe(forged), statusCode]).toEqual([describe(forged), expected]);
  if (statusCode === 405) expect(answer.headers.allow, describe(forged)).toMatch(/^[A-Z, ]+$/);
  if (statusCode >= 400 && method !== 'HEAD') {
    const isApi = /^\/api(\/|$)/.test(path);
    if (isApi) {
      const type = answer.headers['content-type'];
      expect(type, describe(forged)).toBe('application/problem+json; charset=utf-8');
      Problem.parse(answer.json());
    } else {
      expect(answer.body, describe(forged)).toMatch(
        /^(<!DOCTYPE html>|\{"type":"about:blank")|^\[/,
      );
    }
  }
  return statusCode;
}

/** What the first rules say, in their order; undefined where the address itself decides. */
function expectedStatus(forged: Forged): number | undefined {
  const { method, path, site, origin, host, coding, cookie } = forged;
  if (path === '/healthz' || path === '/readyz') return undefined;
  if (host !== 'oak.example') return 421;
  const isUnsafe = !['GET', 'HEAD', 'OPTIONS'].includes(method);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  if (coding && hasBody) return 415;
  if (!isUnsafe || (path === ONE_CLICK && method === 'POST')) return undefined;
  const isOwn = site ? site === 'same-origin' : origin ? origin === 'https://oak.example' : !cookie;
  return isOwn ? undefined : 403;
}

function describe(forged: Forged): string {
  return JSON.stringify(forged);
}
