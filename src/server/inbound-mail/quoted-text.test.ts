// What is a person's own in a reply, and what their program put below it.
import { describe, expect, it } from 'vitest';
import { splitQuoted } from './quoted-text.ts';

describe('a reply', () => {
  it.each([
    ['nothing below it', 'Tuesday works.', 'Tuesday works.', ''],
    [
      'a quotation',
      'Yes.\n\nOn Mon, Nov 9, 2026 Prairie Oak wrote:\n> When?',
      'Yes.',
      'On Mon, Nov 9, 2026 Prairie Oak wrote:\n> When?',
    ],
    ['a signature', 'Yes.\n-- \nFern Waller\nCypress', 'Yes.', '-- \nFern Waller\nCypress'],
    ['a signature without its blank', 'Yes.\n--\nFern', 'Yes.', '--\nFern'],
    [
      'a telephone and a quotation',
      'Yes.\n\nSent from my iPhone\n\nOn Mon, Nov 9, 2026 Prairie Oak wrote:\n> When?',
      'Yes.',
      'Sent from my iPhone\n\nOn Mon, Nov 9, 2026 Prairie Oak wrote:\n> When?',
    ],
    [
      'a line about a telephone within',
      'Sent from my iPhone.\nIt works.',
      'Sent from my iPhone.\nIt works.',
      '',
    ],
    ['nothing above its signature', '-- \nFern', '-- \nFern', ''],
    ['dashes in a line', 'Monday -- or Tuesday', 'Monday -- or Tuesday', ''],
  ])('with %s', (_, mail, text, quoted) => {
    expect(splitQuoted(mail)).toEqual({ text, quoted });
  });
});
