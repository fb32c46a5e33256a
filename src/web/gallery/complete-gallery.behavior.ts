// Filters the complete gallery, turns its pages, opens its large view, and lets Back close the tab it was opened in.
import { rangeText } from './count-text.ts';
import { prepareLightbox } from './lightbox.ts';

/** A tab needs so long to close; if it is still there afterwards, it may not be closed by a script. */
const CLOSING_MS = 100;

/** Starts the page; until then, and without a script, all projects are shown. */
export function start(root: HTMLElement): void {
  const list = root.querySelector<HTMLElement>('.portfolio');
  const pages = root.querySelector<HTMLElement>('.gallery-pages');
  const count = root.querySelector<HTMLElement>('[data-gallery-count]');
  const clear = root.querySelector<HTMLElement>('[data-gallery-clear]');
  const dialog = root.querySelector('dialog');
  if (!list || !pages || !count || !clear || !dialog) return;
  const items = [...list.children] as HTMLElement[];
  const filters = [...root.querySelectorAll<HTMLElement>('[data-filter]')];
  const pageSize = Number(list.dataset.pageSize);
  let filter = 'all';
  let page = 1;

  const listed = () =>
    items.filter(({ dataset }) => filter === 'all' || dataset.category === filter);

  const show = () => {
    const matching = listed();
    const shown = new Set(matching.slice((page - 1) * pageSize, page * pageSize));
    for (const item of items) item.hidden = !shown.has(item);
    for (const button of filters) {
      button.setAttribute('aria-pressed', String(button.dataset.filter === filter));
    }
    const label = filters.find(({ dataset }) => dataset.filter === filter)?.textContent;
    count.textContent = rangeText(
      page,
      pageSize,
      matching.length,
      filter === 'all' ? '' : (label ?? ''),
    );
    clear.hidden = filter === 'all';
    showPages(pages, page, Math.ceil(matching.length / pageSize));
  };

  const choose = (category: string) => {
    filter = category;
    page = 1;
    show();
  };

  const turnTo = (number: number) => {
    page = number;
    show();
    // The buttons stand below the pictures, so the reader is taken to the first of the new ones.
    root.querySelector('.gallery-bar')?.scrollIntoView();
    items
      .find(({ hidden }) => !hidden)
      ?.querySelector('a')
      ?.focus({ preventScroll: true });
  };

  for (const button of filters) {
    button.addEventListener('click', () => choose(button.dataset.filter ?? 'all'));
  }
  clear.addEventListener('click', () => {
    choose('all');
    filters[0]?.focus();
  });
  pages.addEventListener('click', ({ target }) => {
    const { dataset } = (target as Element).closest('button') ?? {};
    if (dataset) turnTo(dataset.turn ? page + Number(dataset.turn) : Number(dataset.page));
  });

  const open = prepareLightbox(dialog, {
    listed,
    reveal: (item) => {
      page = Math.floor(listed().indexOf(item) / pageSize) + 1;
      show();
    },
  });
  list.addEventListener('click', (event) => {
    const item = (event.target as Element).closest('a')?.closest('li');
    if (!item || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(item);
  });

  root.querySelector<HTMLAnchorElement>('[data-gallery-back]')?.addEventListener('click', goBack);
  show();
}

/** Marks the current page, hides numbers that do not exist, and everything when one page holds all. */
function showPages(nav: HTMLElement, page: number, last: number): void {
  nav.hidden = last <= 1;
  for (const button of nav.querySelectorAll('button')) {
    const { turn, page: number } = button.dataset;
    if (turn) {
      button.disabled = page + Number(turn) < 1 || page + Number(turn) > last;
      continue;
    }
    if (button.parentElement) button.parentElement.hidden = Number(number) > last;
    if (Number(number) === page) button.setAttribute('aria-current', 'page');
    else button.removeAttribute('aria-current');
  }
}

/** Closes a tab that another page opened; in any other the link leads home as it says. */
function goBack(event: MouseEvent): void {
  if (!window.opener) return;
  event.preventDefault();
  const { href } = event.currentTarget as HTMLAnchorElement;
  window.close();
  setTimeout(() => location.assign(href), CLOSING_MS);
}
