// Every kind of message is named once.
import { expect, it } from 'vitest';
import { messageKinds } from './message-kinds.ts';

it('names each kind once', () => {
  const names = messageKinds.map(({ value }) => value);
  expect(names).toEqual([...new Set<string>(names)]);
});
