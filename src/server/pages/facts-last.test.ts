import { describe, expect, it } from 'vitest';
import { withFactsLast } from './facts-last.ts';

const FACTS = '<script type="application/ld+json">{"a":"</b>"}</script>';

describe('the structured data of a document', () => {
  it('stand behind what people see', () => {
    expect(
      withFactsLast(
        `<html><head><title>A</title>${FACTS}<style></style></head><body>B</body></html>`,
      ),
    ).toBe(`<html><head><title>A</title><style></style></head><body>B${FACTS}</body></html>`);
  });

  it('stay where they are in what has no head or body', () => {
    expect(withFactsLast(FACTS)).toBe(FACTS);
    expect(withFactsLast('')).toBe('');
  });
});
