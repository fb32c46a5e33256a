// Packs the code of documents into few files: Brotli makes one file of 40 KB a tenth smaller than a dozen small ones.
import type { Plugin } from 'vite';

const ISLAND = /\.island\.tsx$/;
const BEHAVIOR = /\.behavior\.ts$|\/site\/[^/]+\.ts$/;
const LOADER = /\/islands\/loader\.ts$|vite\/preload-helper\.js$/;
/** Behaviors of the home page, but for the one that is awake before the first scroll. */
const OF_HOME = /\/(home\/(?!stats-counter)[^/]+|gallery-filter|newsletter-form)\.behavior\.ts$/;
/** What the bundler's own code for modules of the older kind needs. */
const RUNTIME = /rolldown\/runtime/;
const REACT = /node_modules\/(react|react-dom|scheduler)\/|\/islands\/hydrate\.ts$/;

type ImportsOf = (id: string) => readonly string[];

/**
 * The plugin that finds out who needs which module, and the groups that put modules together: what the loader needs at
 * once with what all others share, the home page's behaviors, React with what hydrates, and the islands. A group takes what
 * its modules import along, so what must stay outside of one is given to a group that chooses before it; else the loader
 * would drag the islands along.
 */
export function islandChunks() {
  let ofLoader = new Set<string>();
  let ofBehaviors = new Set<string>();
  let ofHome = new Set<string>();
  let ofIslands = new Set<string>();
  const plugin: Plugin = {
    name: 'island-chunks',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    // What would be fetched ahead is named by the loader itself: React and the islands, side by side.
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const importsOf: ImportsOf = (id) => this.getModuleInfo(id)?.importedIds ?? [];
      const reachedIf = (isEntry: (id: string) => boolean) =>
        reachedFrom(ids.filter(isEntry), importsOf);
      const reached = (entry: RegExp) => reachedIf((id) => entry.test(id));
      ofLoader = reached(LOADER);
      ofBehaviors = reached(BEHAVIOR);
      const ofOthers = reachedIf((id) => BEHAVIOR.test(id) && !OF_HOME.test(id));
      ofHome = new Set([...reached(OF_HOME)].filter((id) => !ofOthers.has(id)));
      ofIslands = new Set([...reached(ISLAND)].filter((id) => id.includes('/src/')));
    },
  };
  // A file of its own would be found, and asked for, only when the islands are there.
  const isForAll = (id: string) => (ofIslands.has(id) && ofBehaviors.has(id)) || RUNTIME.test(id);
  const groups = [
    {
      name: 'first',
      test: (id: string) => ofLoader.has(id) || isForAll(id),
      priority: 4,
    },
    { name: 'home', test: (id: string) => ofHome.has(id), priority: 3 },
    { name: 'react', test: REACT, priority: 2 },
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
