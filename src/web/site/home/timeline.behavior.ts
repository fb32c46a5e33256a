// Moves the project timeline: play and pause, reset, years and thumbnails
// (docs/product/galleries-and-timeline.md#timeline; APG carousel pattern).

/** How long each project is shown while the timeline plays. */
const STEP_MS = 3_000;

/** Starts the timeline at rest; it plays only when asked to. */
export function start(root: HTMLElement): void {
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  const slides = all('.timeline-slide');
  const frame = find('.timeline-slides');
  const strip = find('.timeline-thumbnails');
  const play = find('[data-timeline-play]');
  const count = find('[data-timeline-count]');
  const progress = root.querySelector('progress');
  const jumps = all('[data-timeline-to]');
  let current = 0;
  let timer = 0;
  let isHovered = false;

  const show = (index: number) => {
    current = index;
    const { year } = slides[index]?.dataset ?? {};
    slides.forEach((slide, at) => {
      slide.toggleAttribute('data-current', at === index);
    });
    for (const jump of jumps) mark(jump, year, index);
    if (count) count.textContent = count.dataset.text?.replace('{number}', `${index + 1}`) ?? '';
    if (progress) progress.value = index + 1;
    const thumbnail = strip?.children[index] as HTMLElement | undefined;
    // Only the strip moves, never the page.
    if (strip && thumbnail) strip.scrollLeft = thumbnail.offsetLeft - strip.clientWidth / 2;
  };

  const setPlaying = (isPlaying: boolean) => {
    clearInterval(timer);
    timer = isPlaying ? window.setInterval(step, STEP_MS) : 0;
    root.toggleAttribute('data-playing', isPlaying);
    // What moves by itself is not read out, what the visitor asks for is.
    frame?.setAttribute('aria-live', isPlaying ? 'off' : 'polite');
    const label = play?.querySelector('span');
    if (label) label.textContent = label.dataset[isPlaying ? 'pause' : 'play'] ?? '';
  };

  const step = () => {
    if (!isHovered) show((current + 1) % slides.length);
  };

  play?.addEventListener('click', () => setPlaying(!timer));
  const stopAt = (index: number) => {
    setPlaying(false);
    show(index);
  };
  find('[data-timeline-reset]')?.addEventListener('click', () => stopAt(0));
  for (const jump of jumps) {
    jump.addEventListener('click', () => stopAt(Number(jump.dataset.timelineTo)));
    jump.addEventListener('focus', () => setPlaying(false));
  }
  frame?.addEventListener('pointerenter', ({ pointerType }) => {
    isHovered = pointerType === 'mouse';
  });
  frame?.addEventListener('pointerleave', () => {
    isHovered = false;
  });
}

/** A year is current through all its projects, a thumbnail for its own. */
function mark(jump: HTMLElement, year: string | undefined, index: number): void {
  const { dataset } = jump;
  const isCurrent = dataset.year ? dataset.year === year : Number(dataset.timelineTo) === index;
  if (isCurrent) jump.setAttribute('aria-current', dataset.year ? 'date' : 'true');
  else jump.removeAttribute('aria-current');
}
