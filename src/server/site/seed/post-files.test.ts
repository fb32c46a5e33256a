// Proves how a post file is read, and that every file that ships can be.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { textsOf } from '#contract/site/content/translated-texts.ts';
import { contentFolder } from './first-content.ts';
import { parsePostFile, readPostFiles, readPostTranslations } from './post-files.ts';

const file = `---
title: "A \\"quoted\\" title: with a colon"
slug: "a-title"
excerpt: "Short."
category: "tips"
tags: ["One", "Two, with a comma"]
picture: "detail-mower-stripes"
publishedOn: "2026-05-20"
---

First paragraph.

---

After a rule.
`;

describe('one file', () => {
  test('is front matter and Markdown', () => {
    expect(parsePostFile(file)).toEqual({
      title: 'A "quoted" title: with a colon',
      slug: 'a-title',
      excerpt: 'Short.',
      category: 'tips',
      tags: ['One', 'Two, with a comma'],
      picture: 'detail-mower-stripes',
      publishedOn: '2026-05-20',
      text: 'First paragraph.\n\n---\n\nAfter a rule.',
    });
  });

  test('may have Windows line ends', () => {
    expect(parsePostFile(file.replaceAll('\n', '\r\n'))).toEqual(parsePostFile(file));
  });

  test.each([
    ['no front matter', 'Just text.'],
    ['a value without quotes', file.replace('"a-title"', 'a-title')],
    ['a category that does not exist', file.replace('"tips"', '"news"')],
    ['an impossible date', file.replace('2026-05-20', '2026-02-30')],
    ['a misspelt name', file.replace('excerpt:', 'exerpt:')],
  ])('is refused with %s', (_what, text) => {
    expect(() => parsePostFile(text)).toThrow();
  });
});

test('at least nine posts ship, over all categories', () => {
  const posts = readPostFiles(join(contentFolder, 'posts'));
  expect(posts.length).toBeGreaterThanOrEqual(9);
  expect(new Set(posts.map(({ category }) => category)).size).toBe(3);
  expect(new Set(posts.map(({ slug }) => slug)).size).toBe(posts.length);
});

test('each has its Spanish, with as many topics, headings and rows of tables, and the same figures', () => {
  const spanish = readPostTranslations(join(contentFolder, 'es', 'posts'));
  for (const post of readPostFiles(join(contentFolder, 'posts'))) {
    const texts = spanish[post.slug];
    expect(Object.keys(texts ?? {})).toEqual(Object.keys(textsOf('post', post)));
    const { text = '' } = texts ?? {};
    const shapeOf = (markdown: string) => ({
      headings: markdown.match(/^## /gm)?.length,
      rows: markdown.match(/^\|/gm)?.length,
      lines: markdown.match(/^(?:- |\d+\. )/gm)?.length,
      prices: markdown.match(/\$[\d,.]*\d/g)?.sort(),
      zips: markdown.match(/\b77\d{3}\b/g)?.sort(),
    });
    expect([post.slug, shapeOf(text)]).toEqual([post.slug, shapeOf(post.text)]);
  }
});
