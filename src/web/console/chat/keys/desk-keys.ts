// What the keys of the desk do: single letters, never with Alt, and none of them while someone writes.

export const deskKeys = [
  { keys: ['J', '↓'], does: 'Next chat' },
  { keys: ['K', '↑'], does: 'Previous chat' },
  { keys: ['R'], does: 'Write a reply' },
  { keys: ['N'], does: 'Write a note' },
  { keys: ['A'], does: 'Assign to me, take over or unassign' },
  { keys: ['E'], does: 'Close Chat' },
  { keys: ['/'], does: 'Search; in a reply: canned replies' },
  { keys: ['Enter'], does: 'In a reply: send; with Shift a new line' },
  { keys: ['Esc'], does: 'Leave the field' },
  { keys: ['?'], does: 'Keyboard shortcuts' },
] as const;

export type DeskAction =
  | 'next'
  | 'before'
  | 'reply'
  | 'note'
  | 'assign'
  | 'close'
  | 'search'
  | 'help';

const actions: Record<string, DeskAction> = {
  j: 'next',
  arrowdown: 'next',
  k: 'before',
  arrowup: 'before',
  r: 'reply',
  n: 'note',
  a: 'assign',
  e: 'close',
  '/': 'search',
  '?': 'help',
};

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'defaultPrevented'
> & {
  repeat?: boolean;
};

/** What a key means; nothing with a modifier, so that no key of browser, system or screen reader is taken. */
export function actionOf({
  key,
  altKey,
  ctrlKey,
  metaKey,
  defaultPrevented,
}: Pressed): DeskAction | null {
  if (altKey || ctrlKey || metaKey || defaultPrevented) return null;
  return actions[key.toLowerCase()] ?? null;
}

/** Arrows belong to whatever has the focus; letters work wherever no one writes or chooses. */
export function isFree(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return true;
  if (target.closest('input, textarea, select, [contenteditable], [role="menu"], dialog'))
    return false;
  return !key.startsWith('Arrow') || !target.closest('[role="log"], details, .desk-chosen');
}
