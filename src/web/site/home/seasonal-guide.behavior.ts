// The seasonal guide's tabs (ARIA Authoring Practices, Tabs with automatic activation) and its count of ticked tasks.

/** Starts the guide. Ticks live in the page alone, keyed by the task's text; the other panels keep theirs. */
export function start(root: HTMLElement): void {
  const tabs = [...root.querySelectorAll<HTMLElement>('[role=tab]')];
  const panels = root.querySelectorAll<HTMLElement>('[role=tabpanel]');

  const choose = (chosen: HTMLElement | undefined) => {
    for (const [index, tab] of tabs.entries()) {
      const isChosen = tab === chosen;
      tab.ariaSelected = String(isChosen);
      tab.tabIndex = isChosen ? 0 : -1;
      panels[index]?.toggleAttribute('data-present', isChosen);
    }
    chosen?.focus();
  };

  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => choose(tab));
    tab.addEventListener('keydown', (event) => {
      const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      choose(tabs.at(to % tabs.length));
    });
  }

  root.addEventListener('change', ({ target }) => {
    const { value, checked } = target as HTMLInputElement;
    for (const box of root.querySelectorAll('input'))
      if (box.value === value) box.checked = checked;
    for (const panel of panels) showProgress(panel);
  });
}

function showProgress(panel: HTMLElement): void {
  const bar = panel.querySelector('progress');
  const [words, percent] = panel.querySelectorAll<HTMLElement>(
    '.seasonal-guide-progress > :not(progress)',
  );
  if (!bar || !words || !percent) return;
  const done = panel.querySelectorAll(':checked').length;
  if (bar.value === done) return;
  bar.value = done;
  words.textContent = words.dataset.text?.replace('{done}', `${done}`) ?? '';
  percent.textContent = `${Math.round((100 * done) / bar.max)}%`;
}
