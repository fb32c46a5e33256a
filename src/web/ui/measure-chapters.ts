// Measures a long page's chapters once the first screen stands, one at a time so that no task is long, and then lets those that
// are far rest (brochure/chapter.css, home/home.page.css).

/** What the sheets let wait. */
const FAR = '#services, #services ~ section, .chapter-list > :nth-child(n + 3)';

/** Further from the window than the browser itself draws ahead, so that no one sees a chapter begin to rest. */
const OUT_OF_SIGHT = '200% 0px';

/** Starts when everything of the first screen has arrived; a page that is come back to is measured at once. */
export function measureChapters(): void {
  const chapters = [...document.querySelectorAll<HTMLElement>(FAR)];
  const measured = restOutOfSight(chapters);
  let begun = 0;
  const measureNext = () => {
    const chapter = chapters[begun++];
    if (!chapter) return;
    measured(chapter);
    // Asking for its height makes the browser work now, while no one waits, and not before the next frame.
    chapter.getBoundingClientRect();
    whenIdle(measureNext);
  };
  // The browser returns to a place that was measured on the whole page.
  if (isReturn()) {
    chapters.forEach(measured);
    return;
  }
  if (document.readyState === 'complete') {
    whenIdle(measureNext);
    return;
  }
  // With a target all chapters are laid out; Firefox has gone there by the heights of before, and would stay.
  document.querySelector(':target')?.scrollIntoView({ behavior: 'instant' });
  addEventListener('load', () => whenIdle(measureNext), { once: true });
}

/**
 * Gives the function that lays a chapter out and lets it rest while it is out of sight: it then keeps its height, and the
 * browser works on it when it comes near. A new width or a new font changes every height, so all are laid out once more.
 */
function restOutOfSight(chapters: HTMLElement[]): (chapter: HTMLElement) => void {
  const sights = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) continue;
        sights.unobserve(target);
        (target as HTMLElement).dataset.measured = 'rests';
      }
    },
    { rootMargin: OUT_OF_SIGHT },
  );
  // Told here, so that no chapter rests before its height is known, whenever a browser comes to remember it by itself.
  const heights = new ResizeObserver((entries) => {
    for (const { target, contentBoxSize } of entries) {
      (target as HTMLElement).style.containIntrinsicBlockSize =
        `auto ${contentBoxSize[0]?.blockSize}px`;
      sights.observe(target);
    }
  });
  const layOut = (chapter: HTMLElement) => {
    chapter.dataset.measured = '';
    sights.unobserve(chapter);
    heights.unobserve(chapter);
    heights.observe(chapter);
  };
  const layOutAgain = () => {
    for (const chapter of chapters) if (chapter.dataset.measured) layOut(chapter);
  };
  let width = innerWidth;
  addEventListener('resize', () => {
    if (innerWidth !== width) layOutAgain();
    width = innerWidth;
  });
  document.fonts.addEventListener('loadingdone', layOutAgain);
  return layOut;
}

function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit !== undefined && visit.type !== 'navigate';
}

/** Some browsers have no idle callbacks. */
function whenIdle(step: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(step);
  else setTimeout(step);
}
