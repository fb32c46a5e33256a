import { describe, expect, it } from 'vitest';
import { inOrderOfNeed } from './order-of-need.ts';

const FACTS = '<script type="application/ld+json">{"a":"</b>"}</script>';

describe('the order of a document', () => {
  it('has structured data behind what people see', () => {
    expect(
      inOrderOfNeed(
        `<html><head><title>A</title>${FACTS}<style></style></head><body>B</body></html>`,
      ),
    ).toBe(`<html><head><title>A</title><style></style></head><body>B${FACTS}</body></html>`);
  });

  it('stays as it is where there is no head or body', () => {
    expect(inOrderOfNeed(FACTS)).toBe(FACTS);
    expect(inOrderOfNeed('')).toBe('');
  });
});
