// Measures a long page's chapters once the first screen stands, one at a time so that no task is long (brochure/chapter.css, home/home.page.css).

/** What the sheets let wait. */
const FAR = '#services, #services ~ section, .chapter-list > :nth-child(n + 3)';

/** Starts when everything of the first screen has arrived; a page that is come back to is measured at once. */
export function measureChapters(): void {
  const chapters = [...document.querySelectorAll<HTMLElement>(FAR)];
  let begun = 0;
  const measureNext = () => {
    const chapter = chapters[begun++];
    if (!chapter) return finish();
    chapter.style.contentVisibility = 'visible';
    // Asking for its height makes the browser work now, while nobody waits, and not before the next frame.
    chapter.getBoundingClientRect();
    whenIdle(measureNext);
  };
  const finish = () => {
    document.documentElement.dataset.measured = '';
    for (const { style } of chapters) style.contentVisibility = '';
  };
  // The browser returns to a place that was measured on the whole page.
  if (isReturn()) finish();
  else if (document.readyState === 'complete') whenIdle(measureNext);
  else addEventListener('load', () => whenIdle(measureNext), { once: true });
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
