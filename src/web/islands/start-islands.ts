// Wakes roots up: near the viewport, at the first touch or focus, at an event, or at a click, which is replayed afterwards.

/** Loads what brings a root to life, an island's component or a behavior; settles when it listens. */
export type Wake = (root: HTMLElement) => Promise<void>;

/** An island, hydrated by React, or any element with a behavior. */
const ROOT = 'island-root, [data-behavior]';
const NEAR = '200px';
const REPLAYED = 'a, button, summary, label, [type="checkbox"], [type="radio"], [role="gridcell"]';

/**
 * Watches every sleeping root below `scope`. Each is woken once; a click that arrives while it sleeps is kept back
 * and repeated on the same element when it is awake. Typing is never held back. A root with `data-wake-on` is also woken
 * by that event on window, which is then fired again on the root alone, where no one else hears it.
 */
export function startIslands(scope: Document, wake: Wake): void {
  const woken = new WeakMap<HTMLElement, Promise<void>>();
  const ready = new WeakSet<HTMLElement>();

  const wakeOnce = (root: HTMLElement): Promise<void> => {
    const running = woken.get(root);
    if (running) return running;
    const started = wake(root).then(
      () => void ready.add(root),
      () => void woken.delete(root),
    );
    woken.set(root, started);
    return started;
  };

  const sleepingRoot = (event: Event): HTMLElement | null => {
    const root = event.target instanceof Element ? event.target.closest<HTMLElement>(ROOT) : null;
    return root && !ready.has(root) ? root : null;
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void wakeOnce(target as HTMLElement);
      }
    },
    { rootMargin: NEAR },
  );
  // What is near is woken when the first screen has arrived: its code would hold up the picture there. Who comes by an anchor
  // came for what stands there.
  const watch = (root: HTMLElement) => observer.observe(root);
  const hasArrived = scope.readyState === 'complete' || location.hash !== '';
  for (const root of scope.querySelectorAll<HTMLElement>(ROOT)) {
    const { when, wakeOn } = root.dataset;
    if (when !== 'touch') {
      if (hasArrived) watch(root);
      else addEventListener('load', () => watch(root), { once: true });
    }
    if (wakeOn) wakeAt(wakeOn, root, wakeOnce, ready);
  }

  for (const kind of ['pointerover', 'pointerdown', 'focusin']) {
    scope.addEventListener(kind, (event) => {
      const root = sleepingRoot(event);
      if (root) void wakeOnce(root);
    });
  }

  const replayClick = (event: MouseEvent): void => {
    const root = sleepingRoot(event);
    const control = (event.target as Element).closest<HTMLElement>(REPLAYED);
    if (!root || !control || isNewTabClick(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void wakeOnce(root).then(() => ready.has(root) && control.isConnected && control.click());
  };
  scope.addEventListener('click', replayClick, { capture: true });
}

function wakeAt(name: string, root: HTMLElement, wake: Wake, ready: WeakSet<HTMLElement>): void {
  addEventListener(name, async (event) => {
    if (ready.has(root)) return;
    await wake(root);
    const { detail } = event as CustomEvent<unknown>;
    if (ready.has(root)) root.dispatchEvent(new CustomEvent(name, { detail }));
  });
}

function isNewTabClick(event: MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
}
