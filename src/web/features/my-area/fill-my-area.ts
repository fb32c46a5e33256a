// Puts the personal parts of `/my-area` into the slots of a page. Fetched only when a ZIP code is remembered.
import { withOwnFrost } from '#company/rules/site/own-frost.ts';
import { pageLanguage } from '#web/lib/page-language.ts';

/** Where the guide of the seasons names a date of frost. */
const FROST = '.seasonal-guide-timing, .seasonal-guide-month dd';

let page: Promise<Document> | undefined;

/** Fills a slot; without an answer it stays as it is. */
export async function fillMyArea(slot: HTMLElement): Promise<void> {
  page ??= ownPage();
  const own = await page.catch(() => undefined);
  const part = own?.querySelector(`[data-my-area="${slot.dataset.part}"]`);
  if (!(part instanceof HTMLElement)) return;
  for (const hidden of part.querySelectorAll<HTMLElement>('[hidden]')) hidden.hidden = false;
  slot.replaceChildren(part);
  for (const words of slot.parentElement?.closest('section')?.querySelectorAll(FROST) ?? []) {
    const own = withOwnFrost(words.textContent, part.dataset.firstFrost);
    if (own !== words.textContent) words.textContent = own;
  }
}

/** Asked for once, in the language of the page that it fills, whatever number of slots that has. */
async function ownPage(): Promise<Document> {
  const path = pageLanguage() === 'es' ? '/es/my-area' : '/my-area';
  const answer = await fetch(path, { credentials: 'same-origin' });
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}
