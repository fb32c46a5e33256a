// Opens the welcome dialog once it disturbs no one, and keeps its support badge right; loaded when it is due.
import { isSupportOnline } from '#company/rules/chat/support-clock.ts';
import { hasSeenWelcome, rememberWelcome } from './welcome-flag.ts';

const TICK_MS = 1000;

/** What a person types into or chooses from; a tick or a slider is no writing. */
const FIELD = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, select';
const OVERLAY = 'dialog[open], :popover-open';

/**
 * Opens the dialog now, or as soon as no field has the focus and nothing else lies over the page. Any way of closing
 * it stores the flag; one that another tab has closed meanwhile does not open here.
 */
export function openWelcome(dialog: HTMLDialogElement): void {
  if (hasSeenWelcome()) return;
  if (document.activeElement?.matches(FIELD) || document.querySelector(OVERLAY)) {
    setTimeout(openWelcome, TICK_MS, dialog);
    return;
  }
  const support = dialog.querySelector<HTMLElement>('[data-support]');
  const [badge, response] = support?.querySelectorAll('*') ?? [];
  const { week = '', zone = '', dates, online = '', offline = '' } = support?.dataset ?? {};
  const { onlineBadge = '', offlineBadge = '' } = support?.dataset ?? {};
  const showSupport = () => {
    const isOnline = isSupportOnline(week, zone, new Date(), dates);
    const status = isOnline ? onlineBadge : offlineBadge;
    if (!badge || !response || badge.textContent === status) return;
    badge.textContent = status;
    badge.toggleAttribute('data-online', isOnline);
    response.textContent = isOnline ? online : offline;
  };
  showSupport();
  const clock = setInterval(showSupport, TICK_MS);
  dialog.addEventListener(
    'close',
    () => {
      clearInterval(clock);
      rememberWelcome();
    },
    { once: true },
  );
  dialog.showModal();
  // Begin at the words, not at the cross that closes them.
  dialog.querySelector('h2')?.focus();
}
