import { describe, expect, it } from 'vitest';
import { inOrderOfNeed } from './order-of-need.ts';

const FACTS = '<script type="application/ld+json">{"a":"</b>"}</script>';
const PICTURE = '<link rel="preload" as="image" href="/a.avif"/>';
const FONT = '<link rel="preload" href="/a.woff2" as="font" crossorigin="anonymous"/>';

describe('the order of a document', () => {
  it('has structured data behind what people see, and fonts behind the head', () => {
    expect(
      inOrderOfNeed(
        `<html><head><title>A</title>${FACTS}${PICTURE}${FONT}<style></style></head><body>B</body></html>`,
      ),
    ).toBe(
      `<html><head><title>A</title>${PICTURE}<style></style></head><body>${FONT}B${FACTS}</body></html>`,
    );
  });

  it('has fonts behind the picture of the first screen', () => {
    const picture = '<picture><img fetchPriority="high"/></picture>';
    expect(inOrderOfNeed(`<head>${FONT}</head><body>A${picture}B<picture></picture></body>`)).toBe(
      `<head></head><body>A${picture}${FONT}B<picture></picture></body>`,
    );
  });

  it('stays as it is where there is no head or body', () => {
    expect(inOrderOfNeed(FACTS)).toBe(FACTS);
    expect(inOrderOfNeed('')).toBe('');
  });
});
