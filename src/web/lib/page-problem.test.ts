// What a page becomes whose API refuses it: the status of the refusal, its words, and what was typed.
import { expect, it } from 'vitest';
import { type ProblemCode, problemCodes } from '#contract/platform/problem.ts';
import { ApiError } from './api-client.ts';
import { pageProblem } from './page-problem.ts';
import { typedContext } from './request-context.ts';

const typed = { fields: [['email', 'maria@example.com']] as [string, string][], hadFiles: false };
const context = {
  get: (key: unknown) => (key === typedContext ? typed : undefined),
} as unknown as Parameters<typeof pageProblem>[2];

function refusal(code: ProblemCode): ApiError {
  const { status, title } = problemCodes[code];
  const problem = { type: 'about:blank', title, status, detail: 'A sentence.', code };
  return new ApiError({ status, statusText: title, text: JSON.stringify(problem) });
}

it.each([
  'unauthorized',
  'forbidden',
  'not_found',
  'slot_taken',
  'too_many_requests',
  'unavailable',
] as const)('%s keeps its status, words and what was typed', (code) => {
  for (const source of ['loader', 'action'] as const) {
    expect(pageProblem(refusal(code), source, context)).toMatchObject({
      init: { status: problemCodes[code].status },
      data: { detail: 'A sentence.', code, typed },
    });
  }
});

it.each(['malformed_request', 'uri_too_long', 'invalid_input'] as const)(
  '%s in an address names nothing, in a form it is told',
  (code) => {
    expect(pageProblem(refusal(code), 'loader', context)).toMatchObject({
      data: null,
      init: { status: 404 },
    });
    expect(pageProblem(refusal(code), 'action', context)).toMatchObject({
      data: { code },
      init: { status: problemCodes[code].status },
    });
  },
);

it('anything but an answer of the API stays what it is', () => {
  const error = new Error('x');
  expect(pageProblem(error, 'loader', context)).toBe(error);
});

it('says of a form whether someone was signed in until it was sent', () => {
  const visit = { get: () => undefined } as unknown as typeof context;
  const expired = (source: 'loader' | 'action', code: ProblemCode, where = visit) =>
    (pageProblem(refusal(code), source, where) as { data: { hasExpired?: true } }).data.hasExpired;
  expect(expired('action', 'unauthorized')).toBe(true);
  expect(expired('loader', 'unauthorized', context)).toBe(true);
  expect(expired('loader', 'unauthorized')).toBeUndefined();
  expect(expired('action', 'forbidden', context)).toBeUndefined();
});
