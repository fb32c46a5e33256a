// Filters the complete gallery, turns its pages, opens its large view, and lets Back close the tab it was opened in.
import { rangeText } from './count-text.ts';
import { prepareLightbox } from './fill-lightbox.ts';

/** A tab needs so long to close; if it is still there afterwards, it may not be closed by a script. */
const CLOSING_MS = 100;

type Parts = Record<'list' | 'pages' | 'count' | 'clear', HTMLElement> & {
  dialog: HTMLDialogElement;
  filters: HTMLElement[];
};

/** Starts the page; until then, and without a script, all projects are shown. */
export function start(root: HTMLElement): void {
  const list = root.querySelector<HTMLElement>('.portfolio');
  const pages = root.querySelector<HTMLElement>('.portfolio-pages');
  const count = root.querySelector<HTMLElement>('[data-gallery-count]');
  const clear = root.querySelector<HTMLElement>('[data-gallery-clear]');
  const dialog = root.querySelector('dialog');
  if (!list || !pages || !count || !clear || !dialog) return;
  const filters = [...root.querySelectorAll<HTMLElement>('[data-filter]')];
  const parts = { list, pages, count, clear, dialog, filters };
  const view = createView(parts);
  answerClicks(parts, view, () => root.querySelector('.gallery-bar')?.scrollIntoView());
  root.querySelector<HTMLAnchorElement>('[data-gallery-back]')?.addEventListener('click', goBack);
  view.follow();
}

type View = ReturnType<typeof createView>;

/** What is shown: the projects of one category, a page at a time. */
function createView({ list, pages, count, clear, filters }: Parts) {
  const items = [...list.children] as HTMLElement[];
  const pageSize = Number(list.dataset.pageSize);
  let filter = 'all';
  let page = 1;
  const known = new Set(filters.map(({ dataset }) => dataset.filter));

  const listed = () =>
    items.filter(({ dataset }) => filter === 'all' || dataset.category === filter);

  const show = (number: number) => {
    const matching = listed();
    const last = Math.max(1, Math.ceil(matching.length / pageSize));
    page = Math.min(Math.max(1, Math.trunc(number) || 1), last);
    const shown = new Set(matching.slice((page - 1) * pageSize, page * pageSize));
    for (const item of items) item.hidden = !shown.has(item);
    for (const button of filters) {
      button.setAttribute('aria-pressed', String(button.dataset.filter === filter));
    }
    const chosen = filters.find(({ dataset }) => dataset.filter === filter);
    count.textContent = rangeText(
      { page, pageSize, count: matching.length },
      chosen?.dataset ?? {},
      count.dataset,
    );
    clear.hidden = filter === 'all';
    showPages(pages, page, last);
  };

  const turnTo = (number: number) => {
    show(number);
    history.replaceState(history.state, '', addressOf(filter, page));
  };

  return {
    listed,
    turnTo,
    turnBy: (step: number) => turnTo(page + step),
    reveal: (item: HTMLElement) => turnTo(Math.floor(listed().indexOf(item) / pageSize) + 1),
    /** Shows what the address asks for, so that it can be sent, reloaded and come back to. */
    follow() {
      const asked = new URLSearchParams(location.search);
      const category = asked.get('category') ?? 'all';
      filter = known.has(category) ? category : 'all';
      show(Number(asked.get('page')));
    },
    choose(category: string) {
      filter = category;
      turnTo(1);
    },
    focusFirst() {
      const first = items.find(({ hidden }) => !hidden);
      first?.querySelector('a')?.focus({ preventScroll: true });
    },
  };
}

/** The address of a category and page; what is there by itself is left out. */
function addressOf(filter: string, page: number): string {
  const address = new URL(location.href);
  const { searchParams } = address;
  if (filter === 'all') searchParams.delete('category');
  else searchParams.set('category', filter);
  if (page === 1) searchParams.delete('page');
  else searchParams.set('page', String(page));
  return address.href;
}

/** Filters, pages and the large view; `goUp` brings the top of the list into view. */
function answerClicks(
  { list, pages, clear, dialog, filters }: Parts,
  view: View,
  goUp: () => void,
): void {
  for (const button of filters) {
    button.addEventListener('click', () => view.choose(button.dataset.filter ?? 'all'));
  }
  clear.addEventListener('click', () => {
    view.choose('all');
    filters[0]?.focus();
  });
  pages.addEventListener('click', ({ target }) => {
    const { dataset } = (target as Element).closest('button') ?? {};
    if (!dataset) return;
    if (dataset.turn) view.turnBy(Number(dataset.turn));
    else view.turnTo(Number(dataset.page));
    // The buttons stand below the pictures, so the reader is taken to the first of the new ones.
    goUp();
    view.focusFirst();
  });
  const open = prepareLightbox(dialog, view);
  list.addEventListener('click', (event) => {
    const item = (event.target as Element).closest('a')?.closest('li');
    if (!item || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(item);
  });
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
