// A link of an application is loaded from its press on: the data of the next screen when it is pressed, its code already when
// it is pointed at, and the screens behind the frame's own links when the browser has nothing else to do.
import { useContext, useEffect } from 'react';
import {
  UNSAFE_FrameworkContext as BuildContext,
  matchRoutes,
  UNSAFE_DataRouterContext as RouterContext,
} from 'react-router';
import { answersAhead } from './browser-fetch.ts';

type Router = NonNullable<React.ContextType<typeof RouterContext>>['router'];
type Manifest = NonNullable<React.ContextType<typeof BuildContext>>['manifest'];
type ManifestRoute = NonNullable<Manifest['routes'][string]>;

/** Only links that the router takes over; those of a frame's own navigation are pressed most. */
const LINK = 'a[data-discover]';
const FRAME_LINK = `nav ${LINK}:not([data-rare])`;

/** Who saves data pays for each byte: nothing is loaded before it is surely needed (Save Data API). */
type WithConnection = Navigator & { connection?: { saveData?: boolean } };

/**
 * React Router's own `prefetch` leaves the answer to the browser's cache, which keeps no page of one person; so its request is
 * made here, to the letter, and handed over when the click makes it (answer-ahead.ts). A press that becomes a scroll is
 * forgotten. Anyone who goes by keyboard has the code when the link has the focus.
 */
export function usePressAhead(): void {
  const router = useContext(RouterContext)?.router;
  const manifest = useContext(BuildContext)?.manifest;
  useEffect(() => {
    if (!router || !manifest || (navigator as WithConnection).connection?.saveData) return;
    const loaded = new Set<string>();
    const loadCode = (link: HTMLAnchorElement) => {
      for (const route of newRoutes(router, manifest, link)) preload(route, loaded);
    };
    const near = ({ target }: Event) => {
      const link = linkAt(target);
      if (link) loadCode(link);
    };
    const down = (event: PointerEvent) => {
      const link = linkAt(event.target);
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
      if (!link || !isPlain || link.target || link.hasAttribute('download')) return;
      loadCode(link);
      const data = dataOf(router, manifest, new URL(link.href));
      if (data) answersAhead.ask(data);
    };
    const stop = () => answersAhead.forget();
    const isOver = new AbortController();
    whenIdle(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>(FRAME_LINK)];
      const routes = new Set(links.flatMap((link) => newRoutes(router, manifest, link)));
      for (const route of routes) preload(route, loaded);
      startInTurn([...routes], isOver.signal);
    });
    addEventListener('pointerover', near, { passive: true });
    addEventListener('focusin', near);
    addEventListener('pointerdown', down, { capture: true, passive: true });
    addEventListener('pointercancel', stop);
    return () => {
      isOver.abort();
      removeEventListener('pointerover', near);
      removeEventListener('focusin', near);
      removeEventListener('pointerdown', down, { capture: true });
      removeEventListener('pointercancel', stop);
    };
  }, [router, manifest]);
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(LINK) : null;
}

/** What a link adds to the screens that are there. */
function newRoutes(router: Router, manifest: Manifest, link: HTMLAnchorElement): ManifestRoute[] {
  const there = new Set(router.state.matches.map(({ route }) => route.id));
  const matches = matchRoutes(router.routes, new URL(link.href).pathname) ?? [];
  return matches.flatMap(({ route: { id = '' } }) => {
    const route = there.has(id) ? undefined : manifest.routes[id];
    return route ?? [];
  });
}

/** Fetches the scripts of a screen, all at once; else each would be found in the one before it. */
function preload({ module, imports = [] }: ManifestRoute, loaded: Set<string>): void {
  for (const href of [module, ...imports]) {
    if (loaded.has(href)) continue;
    loaded.add(href);
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
  }
}

/** Lets one script after the other run for the first time: schemas take a fifth of a second on a slow telephone. */
function startInTurn(routes: readonly ManifestRoute[], signal: AbortSignal): void {
  const [first, ...rest] = routes;
  if (!first || signal.aborted) return;
  whenIdle(() => {
    const next = () => startInTurn(rest, signal);
    import(/* @vite-ignore */ first.module).then(next, next);
  });
}

/** When nothing else is to be done; Safari does not say when that is. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run);
  else setTimeout(run, 2_000);
}

/** What the router will ask for when it goes there: the data of each route that is new or wants to be asked again. */
function dataOf(router: Router, manifest: Manifest, to: URL): string | undefined {
  const { matches: current, location } = router.state;
  const from = new URL(location.pathname + location.search + location.hash, to);
  if (to.href === from.href || to.origin !== globalThis.location.origin) return undefined;
  const matches = matchRoutes(router.routes, to.pathname) ?? [];
  const withData = matches.filter(({ route: { id = '' } }) => manifest.routes[id]?.hasLoader);
  const asked = withData.filter((match) => {
    const index = matches.indexOf(match);
    const here = current[index];
    if (here?.route.id !== match.route.id || here?.pathname !== match.pathname) return true;
    const { shouldRevalidate } = here.route;
    if (typeof shouldRevalidate !== 'function') return true;
    return shouldRevalidate({
      currentUrl: from,
      currentParams: current[0]?.params ?? {},
      nextUrl: to,
      nextParams: match.params,
      defaultShouldRevalidate: true,
    });
  });
  if (asked.length === 0) return undefined;
  const data = new URL(`${to.pathname}.data${to.search}`, to);
  if (asked.length < withData.length) {
    data.searchParams.set('_routes', asked.map(({ route }) => route.id).join(','));
  }
  return data.href;
}
