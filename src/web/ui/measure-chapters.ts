// Measures the home page's chapters once the first screen stands, a few at a time so that no task is long (see below-the-fold.css).

/** Less than that is left for a last frame: no further chapter is begun. */
const ENOUGH_MS = 12;

/** Starts when everything of the first screen has arrived; a page that is come back to is measured at once. */
export function measureChapters(): void {
  const chapters = [...document.querySelectorAll<HTMLElement>('#services, #services ~ section')];
  let begun = 0;
  const measureSome = (hasTime: () => boolean) => {
    do {
      const chapter = chapters[begun++];
      if (!chapter) return finish();
      chapter.style.contentVisibility = 'visible';
      // Asking for its height makes the browser work now, while there is time, and not before the next frame.
      chapter.getBoundingClientRect();
    } while (hasTime());
    whenIdle(measureSome);
  };
  const finish = () => {
    document.documentElement.dataset.measured = '';
    for (const { style } of chapters) style.contentVisibility = '';
  };
  // The browser returns to a place that was measured on the whole page.
  if (isReturn()) finish();
  else if (document.readyState === 'complete') whenIdle(measureSome);
  else addEventListener('load', () => whenIdle(measureSome), { once: true });
}

function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit !== undefined && visit.type !== 'navigate';
}

/** Some browsers have no idle callbacks; there every step is one chapter. */
function whenIdle(step: (hasTime: () => boolean) => void): void {
  if ('requestIdleCallback' in globalThis) {
    requestIdleCallback((deadline) => step(() => deadline.timeRemaining() > ENOUGH_MS));
  } else setTimeout(step, 0, () => false);
}
