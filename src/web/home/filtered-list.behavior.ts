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
    if (more) {
      const count = shown.length - Number(more.dataset.less);
      more.textContent = (more.dataset.text ?? '').replace('{n}', String(count));
    }
    const label = buttons.find(({ dataset }) => dataset.listFilter === chosen)?.textContent ?? '';
    const area = find('chosen');
    if (area)
      area.textContent = chosen
        ? (area.dataset.text ?? '').replace('{label}', label)
        : (area.dataset.general ?? '');
    const status = find('status');
    if (status) status.textContent = `${label}: ${shown.length}`;
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
    if (!filter) {
      setBusy(false);
      return show(() => true);
    }
    setBusy(true);
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
    // The button is gone; reading goes on at the first entry that it brought.
    const next = items.filter(({ hidden }) => !hidden)[SHOWN_AT_FIRST];
    if (next) next.tabIndex = -1;
    next?.focus();
  });
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

function setHidden(element: HTMLElement | null | undefined, hidden: boolean): void {
  if (element) element.hidden = hidden;
}
