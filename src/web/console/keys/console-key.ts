// What the keys of the console do, everywhere but where someone writes or chooses.
import { consolePages } from '../console-pages.ts';
import { letterOf } from '../page-hints.ts';

/** The keys as they are shown. */
export function consoleKeys(): { keys: readonly string[]; does: string }[] {
  const pages = consolePages.flatMap(({ path, label }) => {
    const letter = letterOf(path);
    return letter ? [{ keys: ['G', letter], does: label }] : [];
  });
  return [
    { keys: ['/'], does: 'Search and commands' },
    { keys: ['Ctrl', 'K'], does: 'The same, even while typing' },
    ...pages,
    { keys: ['G', 'N'], does: 'Team activity' },
    { keys: ['Z'], does: 'Undo the last change' },
    { keys: ['?'], does: 'Keyboard shortcuts' },
  ];
}

/** The page to which a letter leads after G. */
export function pathOf(letter: string): string | undefined {
  if (letter.toUpperCase() === 'N') return '/console/news';
  return consolePages.find(({ path }) => letterOf(path) === letter.toUpperCase())?.path;
}

const TAKEN =
  'input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="grid"], [role="tree"]';

/** Whether a key means the console: no one writes, and no list under the focus jumps to letters by itself. */
export function isFreeKey({ target, altKey, ctrlKey, metaKey, repeat }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || repeat) return false;
  return !(target instanceof Element) || !target.closest(TAKEN);
}
