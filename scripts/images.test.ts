// Checks that the committed pictures, their manifest and their sources belong together; encodes nothing.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Picture } from '../src/company/facts/picture.ts';
import { pictures } from '../src/company/facts/pictures.gen.ts';

const root = join(import.meta.dirname, '..');
const targetFolder = join(root, 'public/pictures');
const manifest = new Map<string, Picture>(Object.entries(pictures));

const namedFiles = [...manifest.values()].flatMap(({ avif, jpeg, portrait }) =>
  [...avif, jpeg, ...(portrait ? [portrait] : [])].map(({ file }) => file),
);

function bytesOf(name: string, width: number): number {
  const size = manifest.get(name)?.avif.find((file) => file.width === width);
  if (!size) throw new Error(`${name} has no AVIF of ${width} pixels.`);
  return statSync(join(targetFolder, size.file)).size;
}

describe('pictures', () => {
  it('are exactly the files the manifest names', () => {
    expect(readdirSync(targetFolder).sort()).toEqual([...namedFiles].sort());
  });

  it('cover every source', () => {
    const sources = readdirSync(join(root, 'assets/pictures'))
      .filter((file) => file.endsWith('.jpg'))
      .map((file) => file.replace(/\.jpg$/, ''));
    expect([...manifest.keys()].sort()).toEqual(sources.sort());
  });

  it('keep the budgets of the hero', () => {
    expect(bytesOf('hero-limestone-garden-golden-hour', 640)).toBeLessThanOrEqual(30_000);
    expect(bytesOf('hero-limestone-garden-golden-hour', 1080)).toBeLessThanOrEqual(52_000);
  });

  it('keep the budgets that the weight of the home page is counted on', () => {
    for (const name of manifest.keys()) {
      expect(bytesOf(name, 160), name).toBeLessThanOrEqual(2_500);
      expect(bytesOf(name, 320), name).toBeLessThanOrEqual(7_000);
      if (!name.startsWith('hero-')) expect(bytesOf(name, 480), name).toBeLessThanOrEqual(15_000);
    }
  });

  it('are paired both ways', () => {
    for (const [name, { pairsWith }] of manifest) {
      if (pairsWith) expect(manifest.get(pairsWith)?.pairsWith).toBe(name);
    }
  });
});
