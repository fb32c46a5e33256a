// The one script of a document: wakes its islands and behaviors when they are needed, and starts what runs at once.
import type { ComponentType } from 'react';
import { startQuoteLinks } from '#web/shared/quote/start-quote-links.ts';
import { showVisitorLinks } from '#web/site/show-visitor-links.ts';
import { startSite } from '#web/site/start-site.ts';
import { startIslands } from './start-islands.ts';

type IslandModule = { default: ComponentType<Record<string, unknown>> };
/** Brings its root to life without React. */
type BehaviorModule = { start: (root: HTMLElement) => void };

const islands = import.meta.glob<IslandModule>('../**/*.island.tsx');
const behaviors = import.meta.glob<BehaviorModule>('../**/*.behavior.ts');

startIslands(document, async (root) => {
  const { island, behavior } = root.dataset;
  if (behavior) {
    const { start } = await moduleOf(behaviors, `${behavior}.behavior.ts`)();
    return start(root);
  }
  const [{ hydrateIsland }, { default: component }] = await Promise.all([
    import('./hydrate.ts'),
    moduleOf(islands, `${island}.island.tsx`)(),
  ]);
  await hydrateIsland(root, island ?? '', component, readProps(root));
});

startSite();
void showVisitorLinks();
startQuoteLinks();

function moduleOf<Module>(
  modules: Record<string, () => Promise<Module>>,
  file: string,
): () => Promise<Module> {
  const path = Object.keys(modules).find((key) => key.endsWith(`/${file}`));
  const load = path === undefined ? undefined : modules[path];
  if (!load) throw new Error(`there is no ${file}`);
  return load;
}

function readProps(root: HTMLElement): Record<string, unknown> {
  return JSON.parse(root.nextElementSibling?.textContent ?? '{}');
}
