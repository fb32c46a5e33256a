// Finds circles among folders: two that need each other at run time are one, whatever their names say.
import { dirname } from 'node:path';

/** A file with the files that it needs at run time. */
export type Needs = { file: string; needs: readonly string[] };

/** The groups of folders that need each other, each in the order of its names; none when every arrow goes one way. */
export function folderCircles(files: readonly Needs[]): string[][] {
  const arrows = new Map<string, Set<string>>();
  for (const { file, needs } of files) {
    const from = dirname(file);
    const to = arrows.get(from) ?? new Set();
    for (const need of needs) if (dirname(need) !== from) to.add(dirname(need));
    arrows.set(from, to);
  }
  const reached = new Map(
    [...arrows.keys()].map((folder) => [folder, reachedFrom(folder, arrows)]),
  );
  const groups = [...reached].flatMap(([folder, others]) => {
    if (!others.has(folder)) return [];
    return [
      [...others]
        .filter((other) => reached.get(other)?.has(folder))
        .sort()
        .join(' '),
    ];
  });
  return [...new Set(groups)].map((group) => group.split(' '));
}

function reachedFrom(start: string, arrows: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set<string>();
  const open = [start];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const next of arrows.get(folder) ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      open.push(next);
    }
  }
  return found;
}
