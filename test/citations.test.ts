// Every document that a comment or another document cites is in the repository, with the heading it names.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#server/platform/installation/project-root.ts';

/** Where people read; the lock file, generated files and what is installed are left out. */
const PLACES = ['src', 'test', 'e2e', 'bench', 'stress', 'scripts', 'docs', '.ci'];
const TEXT = /\.(ts|tsx|mjs|cjs|css|sh|md|json|ya?ml)$/;
const LEFT_OUT = /package-lock\.json$|\.gen\.|\.test\.ts\.snap$/;

/** A cited document: a path or a bare name that ends in .md, and the heading after it. */
const CITED = /(?<![\w/.-])((?:\.{0,2}\/)?[\w.-]+(?:\/[\w.-]+)*\.md)(?:#([\w-]+))?/g;

/** Notes that were never in the repository and are cited without a file name. */
const FOREIGN_NOTES = /\breference (?:limits\b|[a-z-]+ \d)|\(reference:/g;

type File = { path: string; text: string };
type Lookup = {
  has: (path: string) => boolean;
  headingsOf: (path: string) => ReadonlySet<string>;
};

/** What is wrong with the citations of a file, each with its line. */
function faultsOf({ path, text }: File, repository: Lookup): string[] {
  return text.split('\n').flatMap((line, index) => {
    const place = `${path}:${index + 1}`;
    const cited = [...line.matchAll(CITED)].flatMap(([whole, target = '', heading]) => {
      const document = [join(dirname(path), target), target].find(repository.has);
      if (!document) return [`${place} cites ${whole}, which is not in the repository`];
      if (heading === undefined || repository.headingsOf(document).has(heading)) return [];
      return [`${place} cites ${whole}, and ${document} has no such heading`];
    });
    const notes = [...line.matchAll(FOREIGN_NOTES)].map(
      ([note]) => `${place} cites notes that are not in the repository: "${note}"`,
    );
    return [...cited, ...notes];
  });
}

/** The anchors that GitHub gives to a document's headings; a repeated one is numbered. */
function anchorsOf(markdown: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  const prose = markdown.replace(/^```.*?^```/gms, '');
  for (const [, heading = ''] of prose.matchAll(/^#{1,6} +(.+?) *#*$/gm)) {
    const words = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').trim();
    const slug = words
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
      .replaceAll(' ', '-');
    let anchor = slug;
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${slug}-${count}`;
    anchors.add(anchor);
  }
  return anchors;
}

const repository: Lookup = {
  has: (path) => existsSync(join(projectRoot, path)),
  headingsOf: (path) => anchorsOf(readFileSync(join(projectRoot, path), 'utf8')),
};

function readableFiles(): File[] {
  const inPlaces = PLACES.filter(repository.has).flatMap((place) =>
    readdirSync(join(projectRoot, place), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(place, name),
    ),
  );
  const self = relative(projectRoot, import.meta.filename);
  return [...inPlaces, ...readdirSync(projectRoot)]
    .filter((path) => TEXT.test(path) && !LEFT_OUT.test(path) && path !== self)
    .map((path) => ({ path, text: readFileSync(resolve(projectRoot, path), 'utf8') }));
}

it('every cited document is in the repository and has the heading', () => {
  const files = readableFiles();
  expect(files.map(({ path }) => basename(path))).toContain('booking.md');
  expect(files.flatMap((file) => faultsOf(file, repository))).toEqual([]);
});

describe('a citation', () => {
  const known: Lookup = {
    has: (path) => ['docs/product/booking.md', 'README.md'].includes(path),
    headingsOf: () => anchorsOf('# Booking\n\n## Holds\n'),
  };
  const faults = (path: string, text: string) => faultsOf({ path, text }, known);

  it.each([
    ['src/a.ts', '// Kept for ten minutes (docs/product/booking.md#holds).'],
    ['src/a.ts', '// See README.md.'],
    ['docs/architecture.md', 'see [holds](product/booking.md#holds)'],
    ['docs/product/quotes.md', 'see [holds](booking.md#holds) and [up](../../README.md)'],
  ])('holds: %s %s', (path, text) => {
    expect(faults(path, text)).toEqual([]);
  });

  it.each([
    ['src/a.ts', '// Kept (docs/product/booking.md#seats).'],
    ['src/a.ts', '// Kept (docs/product/lost.md).'],
    ['src/a.ts', '// Kept (LOST.md 14).'],
    ['src/a.ts', '// Kept (LOST.md section 2, Gallery).'],
    ['src/a.ts', '// 2 s at most (reference limits).'],
    ['src/a.ts', '// Cut off (reference web-quality 4.2).'],
    ['docs/product/quotes.md', 'see [holds](booking.md#lost)'],
  ])('is found out: %s %s', (path, text) => {
    expect(faults(path, text)).toHaveLength(1);
  });

  it('names a heading as GitHub does', () => {
    const anchors = anchorsOf(
      "# What's new, in *2026*?\n## A & B\n## [Linked](x.md) words\n## A & B\n```\n# no heading\n```\n### `Code` it\n",
    );
    expect([...anchors]).toEqual([
      'whats-new-in-2026',
      'a--b',
      'linked-words',
      'a--b-1',
      'code-it',
    ]);
  });
});
