// What is found wrong, here or by the server, stands beside the right field and nowhere else.
import { describe, expect, it } from 'vitest';
import type { Problem } from '#contract/platform/problem.ts';
import { errorsOf, errorsWithout, hasErrors, refusedFields } from './field-errors.ts';

const fields = ['name', 'email'] as const;

function refused(...errors: [pointer: string, detail: string][]): Problem {
  return {
    type: 'about:blank',
    title: 'Unprocessable Content',
    status: 422,
    detail: 'Please check the fields.',
    code: 'invalid_input',
    errors: errors.map(([pointer, detail]) => ({ pointer, detail })),
  };
}

describe('errorsOf', () => {
  it('leaves out what has no fault', () => {
    expect(errorsOf({ name: '', email: 'Wrong.' })).toEqual({ email: 'Wrong.' });
    expect(hasErrors(errorsOf({ name: '', email: '' }))).toBe(false);
  });
});

describe('errorsWithout', () => {
  it('takes the error of a corrected field away, and only that one', () => {
    const errors = { name: 'Blank.', email: 'Wrong.' };
    expect(errorsWithout(errors, ['name'])).toEqual({ email: 'Wrong.' });
    expect(errors).toEqual({ name: 'Blank.', email: 'Wrong.' });
  });
});

describe('refusedFields', () => {
  it('says the first sentence about each field, and nothing about what the form does not have', () => {
    const problem = refused(['/email', 'Wrong.'], ['/email', 'Too long.'], ['/total', 'Old.']);
    expect(refusedFields(problem, fields)).toEqual({ email: 'Wrong.' });
  });

  it('means a list by any of its entries', () => {
    expect(refusedFields(refused(['/photos/2', 'Gone.']), ['photos'])).toEqual({ photos: 'Gone.' });
  });

  it('asks what a field is called on the wire', () => {
    const fieldOf = (name: string | undefined) => (name === 'customerName' ? 'name' : undefined);
    const problem = refused(['/customerName', 'Blank.'], ['/email', 'Wrong.']);
    expect(refusedFields(problem, fields, fieldOf)).toEqual({ name: 'Blank.' });
  });

  it('finds nothing where no answer came or nothing was said about fields', () => {
    expect(refusedFields(undefined, fields)).toEqual({});
    const { errors: _, ...silent } = refused();
    expect(refusedFields(silent, fields)).toEqual({});
  });
});
