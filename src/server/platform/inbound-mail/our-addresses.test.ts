// Which mails are to us and which say that they are from us, for a mailbox with tags and for a whole domain.
import { expect, it } from 'vitest';
import { defaultSettings } from '#company/facts/settings.ts';
import { isFromUs, isToUs } from './our-addresses.ts';
import { plainAddress, replyAddress } from './reply-address.ts';

const TAG = `chat-${'a'.repeat(32)}-${'b'.repeat(16)}`;

function installation(replyEmail: string) {
  const config = { replyEmail, mailFrom: 'Oak <hello@oak.example>', officeEmail: 'o@oak.example' };
  return { config, settings: () => defaultSettings };
}

it.each([
  ['reply@gmail.com', 'REPLY@gmail.com', true, true],
  ['reply@gmail.com', `reply+${TAG}@gmail.com`, false, true],
  ['reply@gmail.com', 'reply+anything@gmail.com', false, true],
  ['reply@gmail.com', 'fern@gmail.com', false, false],
  ['reply@gmail.com', 'reply@gmail.com.example', false, false],
  ['reply@gmail.com', 'Hello@Oak.example', true, true],
  ['reply@gmail.com', 'o@oak.example', true, true],
  ['reply@gmail.com', '', false, false],
  ['*@mail.oak.example', 'anyone@mail.oak.example', true, true],
  ['*@mail.oak.example', `${TAG}@mail.oak.example`, false, true],
  ['*@mail.oak.example', 'anyone@oak.example', false, false],
])('of %s, %s', (replyEmail, address, toUs, fromUs) => {
  const ours = installation(replyEmail);
  expect([isToUs(ours, [address]), isFromUs(ours, address)]).toEqual([toUs, fromUs]);
});

it.each(['reply@mail.example', '*@mail.example'])('%s is answered at itself', (replyEmail) => {
  const ours = installation(replyEmail);
  expect(isToUs(ours, [plainAddress(replyEmail)])).toBe(true);
  const tagged = replyAddress(Buffer.alloc(32), replyEmail, { kind: 'lead', id: '7' });
  expect(isToUs(ours, [tagged])).toBe(false);
});
