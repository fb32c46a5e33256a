// Counts the figures of the stats strip from 0 to their value once they can be seen (docs/product/home-page.md#stats).

const DURATION_MS = 2000;
const VISIBLE_PART = 0.3;

/** Starts the counters once at least 30 % of the strip is visible; with reduced motion the figures stand. */
export function start(strip: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      for (const figure of strip.querySelectorAll<HTMLElement>('[data-count-to]')) countUp(figure);
    },
    { threshold: VISIBLE_PART },
  );
  observer.observe(strip);
}

function countUp(figure: HTMLElement): void {
  const target = Number(figure.dataset.countTo);
  // The width of the final number is kept, so that nothing beside it moves.
  const width = `${figure.getBoundingClientRect().width}px`;
  figure.style.minWidth = width;
  const start = performance.now();
  const step = (now: number) => {
    const value = countAt(target, now - start);
    figure.textContent = String(value);
    if (value < target) requestAnimationFrame(step);
    else figure.style.minWidth = '';
  };
  requestAnimationFrame(step);
}

/** What a counter to `target` shows after `elapsed` milliseconds; it eases out and ends exactly at 2000 ms. */
export function countAt(target: number, elapsed: number): number {
  const part = Math.min(Math.max(elapsed / DURATION_MS, 0), 1);
  return Math.floor(target * (1 - (1 - part) ** 3));
}
