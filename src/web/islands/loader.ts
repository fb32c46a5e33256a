// The one script of a document: wakes its islands and behaviors when they are needed, and starts what runs at once.
import type { ComponentType } from 'react';
import { askEarly } from '#web/features/booking/early-month.ts';
import { startQuoteLinks } from '#web/features/quote-request/start-quote-links.ts';
import { showVisitorLinks } from '#web/site/frame/show-visitor-links.ts';
import { startSite } from '#web/site/frame/start-site.ts';
import { startIslands } from './start-islands.ts';

type IslandModule = { default: ComponentType<Record<string, unknown>> };
/** Brings its root to life without React. */
type BehaviorModule = { start: (root: HTMLElement) => void };

const islands = import.meta.glob<IslandModule>('../**/*.island.tsx');
const behaviors = import.meta.glob<BehaviorModule>('../**/*.behavior.ts');

/** Chapters of the home page whose island is all that someone came for. */
const ANCHORS = /^#(?:calendar|contact|lawn-maintenance)$/;

const islandOf = (name: string) => moduleOf(islands, `${name}.island.tsx`)();
const react = () => import('./hydrate.ts');

/** What a form asks for when it is awake, such as the free times, is asked for before the pictures around it. */
const HEAD_START_MS = 1_000;
const releasePictures = () => delete page.awaited;

const page = document.documentElement.dataset;

// Asked for before the page has been read, and its pictures wait until it is awake (ui/picture.css). The islands are one
// file, whichever is named.
if (ANCHORS.test(location.hash)) {
  page.awaited = location.hash;
  void Promise.allSettled([islandOf('booking'), react()]);
  if (location.hash === '#calendar') askEarly();
}

const start = () => {
  startIslands(document, async (root) => {
    const { island = '', behavior } = root.dataset;
    if (behavior) {
      const awake = await moduleOf(behaviors, `${behavior}.behavior.ts`)();
      return awake.start(root);
    }
    try {
      // React is the larger one: while it arrives, what the islands name is asked for.
      const [{ default: component }, { hydrateIsland }] = await Promise.all([
        islandOf(island),
        react(),
      ]);
      await hydrateIsland(root, island, component, readProps(root));
    } finally {
      if (page.awaited && root.closest(page.awaited)) setTimeout(releasePictures, HEAD_START_MS);
    }
  });
  startSite();
  void showVisitorLinks();
  startQuoteLinks();
};
// It comes while the page is still arriving, or has been asked for by an application.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
else start();

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
