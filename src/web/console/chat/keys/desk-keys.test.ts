// Proves which keys mean something at the desk, and that none is taken from browser or screen reader.
import { expect, it } from 'vitest';
import { actionOf } from './desk-keys.ts';

const press = (key: string, held: object = {}) =>
  actionOf({
    key,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    defaultPrevented: false,
    ...held,
  });

it.each([
  ['j', 'next'],
  ['J', 'next'],
  ['ArrowUp', 'before'],
  ['?', 'help'],
  ['/', 'search'],
  ['x', null],
  ['Enter', null],
])('%s means %s', (key, action) => {
  expect(press(key)).toBe(action);
});

it.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }, { defaultPrevented: true }])(
  'with %j nothing is meant',
  (held) => {
    expect(press('r', held)).toBeNull();
  },
);
