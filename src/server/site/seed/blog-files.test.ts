// Proves how a post file is read, and that every file that ships can be.
import { describe, expect, test } from 'vitest';
import { parseBlogFile, readBlogFiles } from './blog-files.ts';

const file = `---
title: "A \\"quoted\\" title: with a colon"
slug: "a-title"
excerpt: "Short."
category: "tips"
tags: ["One", "Two, with a comma"]
featuredImage: "detail-mower-stripes"
publishedAt: "2026-05-20"
---

First paragraph.

---

After a rule.
`;

describe('one file', () => {
  test('is front matter and Markdown', () => {
    expect(parseBlogFile(file)).toEqual({
      title: 'A "quoted" title: with a colon',
      slug: 'a-title',
      excerpt: 'Short.',
      category: 'tips',
      tags: ['One', 'Two, with a comma'],
      featuredImage: 'detail-mower-stripes',
      publishedAt: '2026-05-20',
      content: 'First paragraph.\n\n---\n\nAfter a rule.',
    });
  });

  test('may have Windows line ends', () => {
    expect(parseBlogFile(file.replaceAll('\n', '\r\n'))).toEqual(parseBlogFile(file));
  });

  test.each([
    ['no front matter', 'Just text.'],
    ['a value without quotes', file.replace('"a-title"', 'a-title')],
    ['a category that does not exist', file.replace('"tips"', '"news"')],
    ['an impossible date', file.replace('2026-05-20', '2026-02-30')],
    ['a misspelt name', file.replace('excerpt:', 'exerpt:')],
  ])('is refused with %s', (_what, text) => {
    expect(() => parseBlogFile(text)).toThrow();
  });
});

test('at least nine posts ship, over all categories', async () => {
  const posts = await readBlogFiles();
  expect(posts.length).toBeGreaterThanOrEqual(9);
  expect(new Set(posts.map(({ category }) => category)).size).toBe(3);
  expect(new Set(posts.map(({ slug }) => slug)).size).toBe(posts.length);
});
