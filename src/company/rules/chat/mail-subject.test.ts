// Subjects as mail programs write them.
import { expect, it } from 'vitest';
import { answerSubject, threadSubject } from './mail-subject.ts';

it.each([
  ['Re: Fence', 'Fence'],
  ['RE: Fwd: re[2]: Fence', 'Fence'],
  ['Rv: Cerca', 'Cerca'],
  ['Regarding: the fence', 'Regarding: the fence'],
  ['Re:', ''],
  ['  Fence ', 'Fence'],
])('%s is about %s', (subject, about) => {
  expect(threadSubject(subject)).toBe(about);
  expect(answerSubject(subject, 'Your email')).toBe(`Re: ${about || 'Your email'}`);
});
