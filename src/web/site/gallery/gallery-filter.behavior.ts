// Filters the gallery without React: its buttons, the header's `filterGallery` event, the count for everyone.
import { FILTER_EVENT } from '#web/site/frame/start-menus.ts';
import { countText } from './count-text.ts';

const LOADING_MS = 500;
const SCROLL_AFTER_MS = 100;

/** Starts the gallery: a short loading sign over the pictures, then the filters. */
export function start(section: HTMLElement): void {
  const grid = section.querySelector<HTMLElement>('[data-gallery-grid]');
  if (!grid) return;
  const find = (name: string) => section.querySelector<HTMLElement>(`[data-gallery-${name}]`);
  const buttons = [...section.querySelectorAll<HTMLElement>('[data-filter]')];

  const show = (filter: string) => {
    let shown = 0;
    for (const item of grid.children as HTMLCollectionOf<HTMLElement>) {
      item.hidden = filter !== 'all' && item.dataset.category !== filter;
      if (item.hidden) continue;
      shown += 1;
      if (filter !== 'all') askForLarge(item);
    }
    const count = find('count');
    for (const button of buttons) {
      const isChosen = button.dataset.filter === filter;
      button.setAttribute('aria-pressed', String(isChosen));
      if (count && isChosen) count.textContent = countText(shown, button.dataset);
    }
    grid.dataset.shown = String(shown);
    setHidden(find('empty'), shown > 0);
    setHidden(find('clear'), filter === 'all');
  };

  for (const button of buttons) {
    button.addEventListener('click', () => show(button.dataset.filter ?? 'all'));
  }
  find('clear')?.addEventListener('click', () => {
    show('all');
    buttons[0]?.focus();
  });
  const follow = (event: Event) => {
    show(String((event as CustomEvent<unknown>).detail));
    setTimeout(() => section.scrollIntoView(), SCROLL_AFTER_MS);
  };
  addEventListener(FILTER_EVENT, follow);
  // The event that woke the gallery comes again, on the gallery itself.
  section.addEventListener(FILTER_EVENT, follow);
  showLoading(section, find('loading'));
}

/** The sign lies over the pictures, which stay where they are, once the gallery comes into view. */
function showLoading(section: HTMLElement, sign: HTMLElement | null): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    setHidden(sign, false);
    setTimeout(() => setHidden(sign, true), LOADING_MS);
  });
  observer.observe(section);
}

/** Fewer pictures stand larger, so a finer file is wanted. */
function askForLarge(item: HTMLElement): void {
  for (const source of item.querySelectorAll('source')) {
    source.sizes = '(min-width: 64rem) 49rem, 100vw';
  }
}

function setHidden(element: HTMLElement | null, hidden: boolean): void {
  if (element) element.hidden = hidden;
}
