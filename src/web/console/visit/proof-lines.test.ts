// The office sees the work of a visit as its customer does, and what the crew left unticked.
import { expect, it } from 'vitest';
import { proofLines } from './proof-lines.ts';

const line = (label: string, isDone: boolean) => ({ key: label, label, photo: null, isDone });
const checklist = (...ticks: boolean[]) =>
  ['Mowed', 'Edged'].map((label, place) => line(label, ticks[place] ?? false));
const shown = (...given: Parameters<typeof proofLines>) =>
  proofLines(...given).map(({ label, state }) => `${label} ${state}`);

it('has ticked lines as done and the rest as open while the visit is under way', () => {
  expect(shown({ workDone: [], checklist: checklist(true) }, false)).toEqual([
    'Mowed done',
    'Edged open',
  ]);
});

it('says what the crew left when the visit is over', () => {
  expect(shown({ workDone: ['Mowed'], checklist: checklist(true) }, true)).toEqual([
    'Mowed done',
    'Edged unchecked',
  ]);
  expect(shown({ workDone: [], checklist: checklist() }, true)).toEqual([
    'Mowed unchecked',
    'Edged unchecked',
  ]);
});

it('has what the office wrote as done, without a checklist that no crew has used', () => {
  expect(shown({ workDone: ['Trimmed the hedge'], checklist: checklist() }, true)).toEqual([
    'Trimmed the hedge done',
  ]);
});
