// Packs the code of documents into few files: Brotli makes one file of 40 KB a tenth smaller than a dozen small ones.
import type { Plugin } from 'vite';
import { type Links, reachedFrom } from './reached-modules.ts';

const ISLAND = /\.island\.tsx$/;
const BEHAVIOR = /\.behavior\.ts$|\/site\/frame\/[^/]+\.ts$/;
const LOADER = /\/islands\/loader\.ts$|vite\/preload-helper\.js$/;
/** Behaviors of the home page, but for the one that is awake before the first scroll. */
const OF_HOME = /\/(home\/(?!stats-counter)[^/]+|gallery-filter|newsletter-form)\.behavior\.ts$/;
/** The bundler's own code for modules of the older kind; it lies in a file of its own, which applications need as well. */
const RUNTIME = /\/rolldown-runtime-/;
const REACT = /node_modules\/(react|react-dom|scheduler)\/|\/islands\/hydrate\.ts$/;

/** In place of Vite's own helper, which would ask for styles as well: they come with the page. */
const PRELOAD = `const asked = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file) || !file.endsWith('.js')) continue;
    asked.add(file);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }));
  }
  return load();
};`;

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
    load: { filter: { id: /vite\/preload-helper/ }, handler: () => PRELOAD },
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const importsOf: Links = (id) => this.getModuleInfo(id)?.importedIds ?? [];
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
  const isForAll = (id: string) => ofIslands.has(id) && ofBehaviors.has(id);
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

/**
 * What is fetched ahead of an import: for islands the bundler's runtime, which would be found only when they are there. React
 * and the islands are named by the loader itself, side by side.
 */
export const modulePreload = {
  polyfill: false,
  resolveDependencies: (_file: string, needed: string[], { hostId }: { hostId: string }) =>
    hostId.includes('/loader-') ? needed.filter((one) => RUNTIME.test(one)) : [],
};
