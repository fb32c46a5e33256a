// What a value is told that does not fit and whose schema has no sentence of its own: Zod's words are for programmers. Imported for
// its effect wherever a refusal is read, so that every machine-made sentence comes from here.
import { z } from 'zod';

/** The sentence for an issue, as an office manager would say it (docs/product/errors-and-texts.md#problems). */
function errorMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return ofType(issue);
    case 'invalid_value':
      return isMissing(issue.input) ? 'Please choose one.' : 'Please choose one from the list.';
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'unrecognized_keys':
      return 'This field is not known.';
    default:
      return isMissing(issue.input) ? 'Please fill in this field.' : 'Please check this field.';
  }
}

type Issue<Code extends z.core.$ZodRawIssue['code']> = Extract<z.core.$ZodRawIssue, { code: Code }>;

function ofType({ expected, input }: Issue<'invalid_type'>): string {
  if (expected === 'array' || expected === 'set') return 'Please choose at least one.';
  if (expected === 'boolean' && isMissing(input)) return 'Please choose one.';
  if (isMissing(input)) return 'Please fill in this field.';
  if (expected === 'int') return 'Please enter a whole number.';
  return expected === 'number' ? 'Please enter a number.' : 'Please check this field.';
}

function tooSmall({ origin, minimum, inclusive }: Issue<'too_small'>): string {
  const least = Number(minimum);
  if (origin === 'string') {
    return least <= 1 ? 'Please fill in this field.' : `Please use at least ${least} characters.`;
  }
  if (origin === 'array' || origin === 'set') {
    return least <= 1 ? 'Please choose at least one.' : `Please choose at least ${least}.`;
  }
  return inclusive === false
    ? `Please enter more than ${least}.`
    : `Please enter ${least} or more.`;
}

function tooBig({ origin, maximum, inclusive }: Issue<'too_big'>): string {
  const most = Number(maximum);
  if (origin === 'string') return `Please use at most ${most} characters.`;
  if (origin === 'array' || origin === 'set') return `Please choose at most ${most}.`;
  return inclusive === false ? `Please enter less than ${most}.` : `Please enter ${most} or less.`;
}

function isMissing(input: unknown): boolean {
  return input === undefined || input === null || input === '';
}

z.config({ customError: errorMessage });
