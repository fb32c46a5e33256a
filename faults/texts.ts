// Faults in the rules for names, messages, e-mail addresses and telephone numbers.
import type { Fault } from './fault.ts';

const text = 'src/contract/platform/text.ts';
const contact = 'src/company/rules/platform/contact-details.ts';
const tests = ['src/contract/platform/text.test.ts'] as const;

export const textFaults: readonly Fault[] = [
  {
    promise: 'A mailbox has one way to be written: wide letters are no other address.',
    file: text,
    find: "if (email.normalize('NFKC') === email && !LOOKED_OVER.test(email)) return '';",
    replace: "if (!LOOKED_OVER.test(email)) return '';",
    tests,
  },
  {
    promise:
      'A mailbox has one way to be written: what a domain is looked up without is not in it.',
    file: text,
    find: "if (email.normalize('NFKC') === email && !LOOKED_OVER.test(email)) return '';",
    replace: "if (email.normalize('NFKC') === email) return '';",
    tests,
  },
  {
    promise: 'A name has no characters that no one can see.',
    file: text,
    find: '!INVISIBLE.test(text.trim())',
    replace: 'text.length >= 0',
    tests,
  },
  {
    promise: 'A message has no marks of writing direction.',
    file: text,
    find: "    .overwrite((text) => text.replace(DIRECTION_AND_FILLERS, ''))\n",
    replace: '',
    tests,
  },
  {
    promise: 'Emoji and scripts that need joiners keep them.',
    file: text,
    find: '\\u180E\\u200B\\u2060',
    replace: '\\u180E\\u200B-\\u200D\\u2060',
    tests,
  },
  {
    promise: 'A name has no control characters.',
    file: text,
    find: '!CONTROL.test(text)',
    replace: 'text.length >= 0',
    tests,
  },
  {
    promise: 'An e-mail address has a domain that can be.',
    file: contact,
    find: ' && !BAD_DOMAIN.test(email)',
    replace: '',
    tests,
  },
  {
    promise: 'An e-mail address has nothing that no one can see.',
    file: contact,
    find: "'[^\\\\s\\\\p{C}@<>",
    replace: "'[^\\\\s@<>",
    tests,
  },
  {
    promise: 'The part before the @ has at most 64 characters.',
    file: contact,
    find: "email.indexOf('@') < 65 && ",
    replace: '',
    tests,
  },
  {
    promise: 'Area code and exchange begin with 2 to 9.',
    file: contact,
    find: '/^(1?[2-9]\\d\\d)?[2-9]\\d{6}$/',
    replace: '/^(1?\\d\\d\\d)?\\d{7}$/',
    tests,
  },
  {
    promise: 'A row of one digit is no telephone number.',
    file: contact,
    find: '    !/^(\\d)\\1*$/.test(digits) &&\n',
    replace: '',
    tests,
  },
  {
    promise: 'A pasted telephone number keeps nothing of where it came from.',
    file: contact,
    find: '|\\p{Cf}/giu',
    replace: '/giu',
    tests,
  },
];
