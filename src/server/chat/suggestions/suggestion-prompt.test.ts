// What a language model is told of a conversation.
import { expect, it } from 'vitest';
import { suggestionPrompt } from './suggestion-prompt.ts';

it('tells who said what, behind the rules', () => {
  const [rules, ...told] = suggestionPrompt(
    'Acme',
    [],
    [
      { sender: 'customer', text: 'Do you mow on Saturdays?' },
      { sender: 'support', text: 'We do. Where do you live?' },
    ],
  );
  expect(rules).toMatchObject({ role: 'system', content: expect.stringContaining('Acme') });
  expect(told).toEqual([
    { role: 'user', content: 'Do you mow on Saturdays?' },
    { role: 'assistant', content: 'We do. Where do you live?' },
  ]);
});
