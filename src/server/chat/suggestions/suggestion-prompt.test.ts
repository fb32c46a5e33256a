// What a language model is told of a conversation, and what not.
import { expect, it } from 'vitest';
import { MISSED_CALL } from '#company/rules/chat/incoming-call.ts';
import { suggestionPrompt } from './suggestion-prompt.ts';

it('tells what was said, but no call that no one answered and no picture without words', () => {
  const [, ...told] = suggestionPrompt(
    'Acme',
    [],
    [
      { sender: 'customer', text: MISSED_CALL, isCall: true },
      { sender: 'customer', text: ' ' },
      { sender: 'customer', text: 'Do you mow on Saturdays?' },
      { sender: 'support', text: 'We do. Where do you live?' },
    ],
  );
  expect(told).toEqual([
    { role: 'user', content: 'Do you mow on Saturdays?' },
    { role: 'assistant', content: 'We do. Where do you live?' },
  ]);
});

it('tells the last twenty messages', () => {
  const said = Array.from({ length: 21 }, (_, index) => `Message ${index + 1}`);
  const told = suggestionPrompt(
    'Acme',
    [],
    said.map((text) => ({ sender: 'customer' as const, text })),
  );
  expect(told).toHaveLength(21);
  expect(told[1]?.content).toBe('Message 2');
});
