// Which backups are kept, over weeks of quarter hours.
import { describe, expect, it } from 'vitest';
import { type Backup, backupName, readName, retainedBackups } from './backup-files.ts';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-09T15:10:00Z');

/** Backups every `minutes` over a number of days, the newest first. */
function backupsOver(days: number, minutes: number): Backup[] {
  const count = (days * 24 * 60) / minutes;
  return Array.from({ length: count }, (_, index) => {
    const facts = { madeAt: new Date(NOW - index * minutes * 60_000), journal: count - index };
    return { ...facts, name: backupName(facts) };
  });
}

/** What is left when every backup is followed by the removal of those past their time. */
function afterLiving(backups: Backup[]): Backup[] {
  let kept: Backup[] = [];
  for (const backup of backups.toReversed()) kept = retainedBackups([backup, ...kept]);
  return kept;
}

describe('which backups are kept', () => {
  it('keeps one for each of the last 24 hours and of the last 14 days', () => {
    const kept = afterLiving(backupsOver(16, 15));
    const hours = kept.filter(({ madeAt }) => NOW - madeAt.getTime() < 24 * HOUR);
    const days = new Set(kept.map(({ madeAt }) => madeAt.toISOString().slice(0, 10)));
    expect(hours).toHaveLength(24);
    expect(days.size).toBe(14);
    expect(kept.length).toBeLessThanOrEqual(24 + 14);
    expect(kept[0]?.madeAt.getTime()).toBe(NOW);
  });

  it('keeps the last backup of each day that is over', () => {
    const kept = afterLiving(backupsOver(5, 15));
    const lastOfSixth = kept.find(({ madeAt }) => madeAt.toISOString().startsWith('2026-11-06'));
    expect(lastOfSixth?.madeAt.toISOString()).toBe('2026-11-06T23:55:00.000Z');
  });

  it('counts hours and days in which something changed, so that a quiet winter empties nothing', () => {
    const rare = afterLiving(backupsOver(200, 7 * 24 * 60));
    expect(rare.length).toBeGreaterThanOrEqual(24);
    expect(NOW - (rare.at(-1)?.madeAt.getTime() ?? NOW)).toBeGreaterThan(150 * 24 * HOUR);
  });

  it('reads back the name it gave, and takes no other file for a backup', () => {
    const [backup] = backupsOver(1, 15);
    expect(readName(backup?.name ?? '')).toEqual(backup);
    for (const name of ['unfinished', 'notes.txt', `${backup?.name}.part`, 'database.tar.gz'])
      expect(readName(name)).toBeNull();
  });
});
