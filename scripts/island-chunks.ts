// Packs the code of documents into few files: Brotli makes one file of 40 KB a tenth smaller than a dozen small ones.
import type { Plugin } from 'vite';

const ISLAND = /\.island\.tsx$/;
const BEHAVIOR = /\.behavior\.ts$|\/site\/[^/]+\.ts$/;
const LOADER = /\/islands\/loader\.ts$|vite\/preload-helper/;

type ImportsOf = (id: string) => readonly string[];

/**
 * The plugin that finds out who needs which module, and the groups that put modules together: what the loader needs at
 * once, what behaviors share with islands, React, and the islands. A group takes what its modules import along, so what
 * must stay outside of one is given to a group that chooses before it; else the loader would drag the islands along.
 */
export function islandChunks() {
  let ofLoader = new Set<string>();
  let ofBehaviors = new Set<string>();
  let ofIslands = new Set<string>();
  const plugin: Plugin = {
    name: 'island-chunks',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const importsOf: ImportsOf = (id) => this.getModuleInfo(id)?.importedIds ?? [];
      const reached = (entry: RegExp) =>
        reachedFrom(
          ids.filter((id) => entry.test(id)),
          importsOf,
        );
      ofLoader = reached(LOADER);
      ofBehaviors = reached(BEHAVIOR);
      ofIslands = new Set([...reached(ISLAND)].filter((id) => id.includes('/src/')));
    },
  };
  const groups = [
    { name: 'first', test: (id: string) => ofLoader.has(id), priority: 4 },
    {
      name: 'shared',
      test: (id: string) => ofIslands.has(id) && ofBehaviors.has(id),
      priority: 3,
    },
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
    { name: 'islands', test: (id: string) => ofIslands.has(id), priority: 1 },
  ];
  return { plugin, groups };
}

/** The modules that loading some of them loads at once. */
function reachedFrom(entries: string[], importsOf: ImportsOf): Set<string> {
  const reached = new Set(entries);
  for (const id of reached) for (const next of importsOf(id)) reached.add(next);
  return reached;
}
