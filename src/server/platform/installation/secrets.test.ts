// The generated secret: made once, whole, for its owner only; half a secret stops the start.
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from './process-settings.ts';
import { loadSecrets } from './secrets.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'secrets-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('the generated secret', () => {
  it('is one and the same for instances that start at the same moment, and readable by its owner', async () => {
    const all = await Promise.all(range(8).map(() => loadSecrets(undefined, dataDir)));
    expect(new Set(all.map(({ session }) => session)).size).toBe(1);
    expect(await readdir(dataDir)).toEqual(['secret']);
    expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
    expect((await readFile(join(dataDir, 'secret'), 'utf8')).length).toBeGreaterThanOrEqual(43);
  });

  it.each(['', '\n', 'canary-word', 's'.repeat(31)])(
    '%j stops the start with a sentence',
    async (text) => {
      await writeFile(join(dataDir, 'secret'), text);
      const refused = loadSecrets(undefined, dataDir);
      await expect(refused).rejects.toThrow(ConfigError);
      await expect(refused).rejects.toThrow(
        `${join(dataDir, 'secret')} holds ${text.trim().length} characters, at least 32 are needed. Put the file back`,
      );
      await expect(refused).rejects.not.toThrow('canary-word');
      expect(await readFile(join(dataDir, 'secret'), 'utf8')).toBe(text);
    },
  );

  it('is not needed when SESSION_SECRET is set', async () => {
    await loadSecrets('s'.repeat(32), join(dataDir, 'none'));
    expect(await readdir(dataDir)).toEqual([]);
  });
});

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
