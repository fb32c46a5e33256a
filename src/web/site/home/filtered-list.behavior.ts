// Lists that the API filters, without React: every entry is on the page, its answer says which of them are meant.
const SHOWN_AT_FIRST = 6;

/** Starts one list: its filters, its loading, error and empty states, and the rest behind a button. */
export function start(root: HTMLElement): void {
  const find = (name: string) => root.querySelector<HTMLElement>(`[data-list-${name}]`);
  const entries = find('entries');
  if (!entries) return;
  const items = [...(entries.children as HTMLCollectionOf<HTMLElement>)];
  const buttons = [...root.querySelectorAll<HTMLElement>('[data-list-filter]')];
  const [loading, failure, empty, more] = ['loading', 'failure', 'empty', 'more'].map(find);
  let asked = 0;
  let chosen = '';

  const show = (isMeant: (id: string) => boolean) => {
    const shown = items.filter((item) => {
      item.hidden = !isMeant(item.dataset.id ?? '');
      return !item.hidden;
    });
    setHidden(empty, shown.length > 0);
    setHidden(more, 'all' in entries.dataset || shown.length <= SHOWN_AT_FIRST);
    const { text: moreText, less } = more?.dataset ?? {};
    write(more, moreText?.replace('{n}', String(shown.length - Number(less))));
    const label = buttons.find(({ dataset }) => dataset.listFilter === chosen)?.textContent ?? '';
    const { text = '', general } = find('chosen')?.dataset ?? {};
    write(find('chosen'), chosen ? text.replace('{label}', label) : general);
    write(find('status'), `${label}: ${shown.length}`);
  };

  const choose = async (filter: string) => {
    chosen = filter;
    asked += 1;
    const turn = asked;
    for (const button of buttons) {
      button.setAttribute('aria-pressed', String(button.dataset.listFilter === filter));
    }
    setHidden(failure, true);
    entries.hidden = false;
    setBusy(filter !== '');
    if (!filter) return show(() => true);
    const ids = await meantIds(`${root.dataset.list}${encodeURIComponent(filter)}`);
    if (turn !== asked) return;
    setBusy(false);
    if (ids) return show((id) => ids.has(id));
    entries.hidden = true;
    for (const part of [empty, more]) setHidden(part, true);
    setHidden(failure, false);
  };

  const setBusy = (isBusy: boolean) => {
    entries.ariaBusy = String(isBusy);
    setHidden(loading, !isBusy);
  };

  for (const button of buttons) {
    button.addEventListener('click', () => void choose(button.dataset.listFilter ?? ''));
  }
  find('retry')?.addEventListener('click', () => void choose(chosen));
  more?.addEventListener('click', () => {
    entries.dataset.all = '';
    more.hidden = true;
    readOnAt(items.filter(({ hidden }) => !hidden)[SHOWN_AT_FIRST]);
  });
}

/** The button is gone; reading goes on at the first entry that it brought. */
function readOnAt(next: HTMLElement | undefined): void {
  if (next) next.tabIndex = -1;
  next?.focus();
}

async function meantIds(address: string): Promise<Set<string> | null> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) return null;
    const entries = (await answer.json()) as { id: number }[];
    return new Set(entries.map(({ id }) => String(id)));
  } catch {
    return null;
  }
}

function write(element: HTMLElement | null | undefined, text: string | undefined): void {
  if (element) element.textContent = text ?? '';
}

function setHidden(element: HTMLElement | null | undefined, hidden: boolean): void {
  if (element) element.hidden = hidden;
}
