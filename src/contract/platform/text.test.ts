// What is taken from outside and as what it is kept: names and addresses, messages, e-mail addresses, telephone numbers.
import { domainToASCII } from 'node:url';
import { describe, expect, it } from 'vitest';
import { emailAddress, line, optionalLine, paragraph, phoneNumber } from './text.ts';

const message = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues[0]?.message;

describe('a line', () => {
  it.each([
    ['  Maria  Example ', 'Maria Example'],
    ['Maria\nExample', 'Maria Example'],
    ['8418 Sky Ridge Dr\r\nCypress,\u00a0TX\t77433', '8418 Sky Ridge Dr Cypress, TX 77433'],
    ['Maria\u2028Example\u2029', 'Maria Example'],
    ['Maria\u2009Example\u202f', 'Maria Example'],
    ['Zoë O’Brien-Nuñez 李', 'Zoë O’Brien-Nuñez 李'],
    ['Robin ❤️', 'Robin ❤️'],
    ['\ufeffMaria', 'Maria'],
  ])('keeps %j as %j', (typed, kept) => {
    expect(line(100).parse(typed)).toBe(kept);
    expect(optionalLine(100).parse(typed)).toBe(kept);
  });

  const unseen = [0xad, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d];
  const more = [0x202e, 0x2060, 0x2066, 0x2067, 0x2068, 0x2069, 0xfeff, 0x061c, 0x3164, 0xe0041];
  it.each([...unseen, ...more])('refuses U+%s, which no one can see', (code) => {
    const typed = `Mar${String.fromCodePoint(code)}ia`;
    for (const schema of [line(100), optionalLine(100)]) {
      expect(message(schema.safeParse(typed))).toBe(
        'Please retype this. It has characters you can’t see.',
      );
    }
  });

  it.each(['', '  ', '\r\n', '\u00a0\u3000'])('is blank: %j', (typed) => {
    expect(message(line(100, 'Please enter your full name.').safeParse(typed))).toBe(
      'Please enter your full name.',
    );
    expect(optionalLine(100).parse(typed)).toBe('');
  });

  it.each(['Maria\u0000', 'Maria\u0007', 'Maria\u0085', 'Maria\u001b[31m'])(
    'refuses control characters: %j',
    (typed) => expect(line(100).safeParse(typed).success).toBe(false),
  );
});

describe('a message', () => {
  it('keeps line breaks, emoji that are joined, and scripts that need joiners', () => {
    const text = 'The gate sticks.\n👩‍👩‍👧‍👦 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿\nمی‌خواهم';
    expect(paragraph(500).parse(text)).toBe(text);
  });

  it('loses marks of writing direction and invisible fillers', () => {
    expect(paragraph(500).parse('\ufeffPay \u202e001\u202c to\u200b us\u2066!\u2069')).toBe(
      'Pay 001 to us!',
    );
  });
});

describe('an e-mail address', () => {
  it.each([
    ['maria@example.com', 'maria@example.com'],
    [' Maria.Example+oak@mail.example.co.uk\u00a0', 'Maria.Example+oak@mail.example.co.uk'],
    ["o'brien_-@x-y.example", "o'brien_-@x-y.example"],
    ['a-@1.example', 'a-@1.example'],
    ['josé@münchen.example', 'josé@münchen.example'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  ])('may be %j', (typed, kept) => expect(emailAddress.parse(typed)).toBe(kept));

  it.each([
    'a@example..com',
    'a..b@example.com',
    '.a@example.com',
    'a.@example.com',
    'a@.example.com',
    'a@example.com.',
    'a@-example.com',
    'a@example-.com',
    'a@mail.-example.com',
    'a@example.-com',
    'a@example.com-',
    'a@example.c',
    'a@127.0.0.1',
    'a b@example.com',
    'a@exam\nple.com',
    'a\u202eb@example.com',
    'a@exam\u200bple.com',
    '\ud800@example.com',
    `${'a'.repeat(65)}@example.com`,
  ])('is not %j', (typed) => {
    expect(message(emailAddress.safeParse(typed))).toBe(
      'Please enter a valid email address, such as name@example.com.',
    );
  });

  it('has one way to be written: no character stands for another or for nothing in its domain', () => {
    const others: string[] = [];
    for (let code = 0x80; code < 0x30000; code += 1) {
      const character = String.fromCodePoint(code);
      const { data } = emailAddress.safeParse(`a@x${character}x.example.com`);
      const kept = data?.slice('a@'.length).toLowerCase();
      // Empty for what is no domain at all.
      const asked = kept && domainToASCII(kept);
      if (asked && asked !== kept && !asked.startsWith('xn--')) others.push(code.toString(16));
    }
    expect(others).toEqual([]);
  });

  it.each([
    'victim@ｅxample.com',
    'victim@mail.example。com',
    'victim＋1@example.com',
    'vi\ufe0fctim@exa\ufe0fmple.com',
  ])('asks for ordinary letters in %j', (typed) => {
    expect(message(emailAddress.safeParse(typed))).toBe(
      'Please type this email address with ordinary letters.',
    );
  });

  it('is judged in no time, however it is made', () => {
    for (const text of ['a.', '@.', '-.', 'a-', '@-', '.-']) {
      emailAddress.safeParse(text.repeat(50_000));
      emailAddress.safeParse(`a@${text.repeat(120)}`);
    }
  }, 2_000);
});

describe('a telephone number', () => {
  it.each([
    ['(281) 555-0100', '(281) 555-0100'],
    ['2815550100', '2815550100'],
    ['281.555.0100', '281.555.0100'],
    ['1-281-555-0100', '1-281-555-0100'],
    ['+1 (281) 555-0100 x 12', '+1 (281) 555-0100 x 12'],
    ['281 555 0100 ext. 4', '281 555 0100 ext. 4'],
    ['555-0100', '555-0100'],
    ['281\u2011555\u20130100', '281-555-0100'],
    ['281\u2010555\u20120100', '281-555-0100'],
    ['281\u00a0555\u20090100', '281 555 0100'],
    ['tel:+12815550100', '+12815550100'],
    ['\u202aTel: (281) 555-0100\u202c', '(281) 555-0100'],
    ['281-555-\r\n0100', '281-555- 0100'],
    ['+44 20 7946 0018', '+44 20 7946 0018'],
    ['(+49) 30 901820', '(+49) 30 901820'],
    ['0049 30 901820', '0049 30 901820'],
    ['011 44 20 7946 0018', '011 44 20 7946 0018'],
    ['+290 22222', '+290 22222'],
  ])('may be %j, kept as %j', (typed, kept) => expect(phoneNumber.parse(typed)).toBe(kept));

  it.each([
    '0000000',
    '000-000-0000',
    '2222222222',
    '+11111111111',
    '(181) 555-0100',
    '(081) 555-0100',
    '(281) 155-0100',
    '(281) 055-0100',
    '155-0100',
    '+1 281 155 0100',
    '+1 555 0100',
    '+44 20 79',
    '+1234567890123456',
    '+0 281 555 0100',
    '12345678',
    '281 555 0100 281 555 0100',
    '+281+5550100',
    '٢٨١٥٥٥٠١٠٠',
    'call me',
    '281-555-0100 ext 1234567',
  ])('is not %j', (typed) => {
    expect(message(phoneNumber.safeParse(typed))).toBe(
      'Please enter a phone number with area code, such as (281) 555-0100, or with + and the country code.',
    );
  });
});
