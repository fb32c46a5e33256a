// Shows one project large, with its neighbors a key, a button or a swipe away (APG dialog pattern).

/** A finger must travel so far, in CSS pixels, and more sideways than up or down. */
const SWIPE_PX = 48;
const LARGE = '(min-width: 48rem) min(90vw, 75rem), 100vw';

type Items = {
  /** The projects that can be leafed through: those of the chosen category, of all pages. */
  listed: () => HTMLElement[];
  /** Makes sure that a project can be seen and focused when the large view closes. */
  reveal: (item: HTMLElement) => void;
};

/** Prepares the dialog and gives the function that opens it with a project. */
export function prepareLightbox(
  dialog: HTMLDialogElement,
  { listed, reveal }: Items,
): (item: HTMLElement) => void {
  const find = (selector: string) => dialog.querySelector<HTMLElement>(selector);
  const stage = find('.lightbox-stage');
  const count = find('[data-lightbox-count]');
  let items: HTMLElement[] = [];
  let current = 0;

  const show = (index: number) => {
    current = (index + items.length) % items.length;
    const item = items[current];
    const picture = item?.querySelector('picture');
    if (!item || !picture) return;
    stage?.replaceChildren(enlarged(picture));
    const title = item.querySelector('strong');
    const shownTitle = find('#lightbox-title');
    setText(shownTitle, title?.textContent);
    // Of the page, or marked as English.
    if (shownTitle) shownTitle.lang = title?.lang ?? '';
    setText(find('[data-lightbox-facts]'), item.querySelector('figcaption span')?.textContent);
    setText(count, countOf(current + 1, items.length, count?.dataset.lightboxCount));
  };

  for (const button of dialog.querySelectorAll<HTMLElement>('[data-lightbox-step]')) {
    button.addEventListener('click', () => show(current + Number(button.dataset.lightboxStep)));
  }
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') show(current - 1);
    if (key === 'ArrowRight') show(current + 1);
  });
  if (stage) answerSwipes(stage, (step) => show(current + step));
  find('[data-lightbox-close]')?.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    // Only the ground around the picture, never the picture: a swipe must not close it.
    if (target === dialog) dialog.close();
  });
  const { style: page } = document.documentElement;
  dialog.addEventListener('close', () => {
    page.overflow = '';
    const item = items[current];
    if (!item) return;
    reveal(item);
    item.querySelector('a')?.focus();
  });

  return (item) => {
    items = listed();
    show(items.indexOf(item));
    dialog.showModal();
    page.overflow = 'hidden';
  };
}

/** A copy that is fetched at once and in the size of the screen. */
function enlarged(picture: HTMLElement): Node {
  const copy = picture.cloneNode(true) as HTMLElement;
  // Its classes reserve the thumbnail's box; here the stage gives the room.
  copy.className = '';
  for (const source of copy.querySelectorAll('source')) source.sizes = LARGE;
  copy.querySelector('img')?.setAttribute('loading', 'eager');
  return copy;
}

/** Calls with 1 after a swipe to the left, with -1 after one to the right. */
function answerSwipes(stage: HTMLElement, turn: (step: number) => void): void {
  let from: PointerEvent | undefined;
  stage.addEventListener('pointerdown', (event) => {
    from = event.pointerType === 'mouse' ? undefined : event;
  });
  stage.addEventListener('pointerup', (event) => {
    if (!from) return;
    const x = event.clientX - from.clientX;
    const y = event.clientY - from.clientY;
    from = undefined;
    if (Math.abs(x) >= SWIPE_PX && Math.abs(x) > Math.abs(y)) turn(x < 0 ? 1 : -1);
  });
}

/** "3 of 51", by the text that came with the page in its language. */
function countOf(current: number, count: number, text = ''): string {
  return text.replace('{current}', String(current)).replace('{count}', String(count));
}

function setText(element: HTMLElement | null, text: string | null | undefined): void {
  if (element) element.textContent = text ?? '';
}
