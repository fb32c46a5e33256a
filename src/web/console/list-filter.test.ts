// What an address may ask of a list, and what it asks in vain.
import { expect, it } from 'vitest';
import { LogQuery } from '#contract/overviews/audit-log.ts';
import { filterOf } from './list-filter.ts';

const asked = (query: string) =>
  filterOf(new URLSearchParams(query), ['day', 'action'], LogQuery.shape);

it('takes what the list can be narrowed down to', () => {
  expect(asked('day=2026-11-02')).toEqual({ day: '2026-11-02' });
});

it('takes nothing from a blank field, a value that is none, or a name that it does not know', () => {
  expect(asked('day=+&action=&person=x')).toEqual({});
  expect(asked('day=yesterday')).toEqual({});
});
