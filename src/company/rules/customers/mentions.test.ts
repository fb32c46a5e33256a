// Whom a note mentions, and by which names.
import { expect, it } from 'vitest';
import { mentionNames, mentionsIn } from './mentions.ts';

const person = (id: string, firstName: string | null, lastName: string | null) => ({
  ...{ id, firstName, lastName },
  email: `${id}@oak.example`,
});
const office = [
  person('jane', 'Jane', 'Doe'),
  person('roe', 'Jane', "O'Roe"),
  person('again', 'Jane', 'Doe'),
  person('luis', 'José-Luis', 'Peña'),
  person('front.desk', null, null),
];

it('gives everyone a name of their own', () => {
  expect(mentionNames(office).map(({ handle }) => handle)).toEqual([
    ...['JaneDoe', 'JaneORoe', 'JaneDoe2', 'JoséLuis', 'frontdesk'],
  ]);
});

it.each([
  ['@josé-luis, please call. @JoséLuis!', ['luis'], []],
  ['(@janeoroe) and @frontdesk', ['roe', 'front.desk'], []],
  ['@Jane, who is that?', [], ['Jane']],
  ['@JaneDoe2 @JaneDoe', ['again', 'jane'], []],
  ['jane@joséluis.com, x.@JoséLuis, @ 5 PM, @5pm, @JoséLu', [], []],
])('finds in "%s" whom it mentions', (text, ids, unclear) => {
  expect(mentionsIn(text, office)).toEqual({ ids, unclear });
});
