// The one script of a document: wakes its islands and starts the small behaviours that need no React.
import type { ComponentType } from 'react';
import { startHome } from '#web/home/start-home.ts';
import { startSite } from '#web/site/start-site.ts';
import { startIslands } from './start-islands.ts';

type IslandModule = { default: ComponentType<Record<string, unknown>> };

const islands = import.meta.glob<IslandModule>('../**/*.island.tsx');

startIslands(document, async (root) => {
  const name = root.dataset.island ?? '';
  const path = Object.keys(islands).find((key) => key.endsWith(`/${name}.island.tsx`));
  const load = path === undefined ? undefined : islands[path];
  if (!load) throw new Error(`no island is called ${name}`);
  const [{ hydrateIsland }, { default: component }] = await Promise.all([
    import('./hydrate.ts'),
    load(),
  ]);
  await hydrateIsland(root, name, component, readProps(root));
});

startSite();
startHome();

function readProps(root: HTMLElement): Record<string, unknown> {
  return JSON.parse(root.nextElementSibling?.textContent ?? '{}');
}
