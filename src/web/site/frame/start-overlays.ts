// When the floating buttons are to be seen and step aside, and when the welcome is due
// (docs/product/welcome-and-contact.md#welcome-triggers).
import { afterPaint } from '#web/lib/after-paint.ts';
import { hasSeenWelcome } from './welcome-flag.ts';

const CONTACT_BELOW_PX = 300;
const FIELD = 'input, textarea, select';
/** How long the floating buttons may lie over a button that a press has brought below them. */
const LOOK_AFTER_MS = 100;
const WELCOME_DEPTH = 0.4;
const WELCOME_AFTER_MS = 3000;

/** Starts them; the welcome's own code is fetched when it is due. */
export function startOverlays(): void {
  const page = document.documentElement;
  const contact = document.getElementById('contact-button');
  const welcome = document.querySelector<HTMLDialogElement>('#welcome');
  const untilDue = new AbortController();
  const { signal } = untilDue;

  const showWelcome = () => {
    if (signal.aborted || !welcome) return;
    untilDue.abort();
    void import('./welcome.ts').then(({ openWelcome }) => openWelcome(welcome));
  };
  const wait = () => void setTimeout(showWelcome, WELCOME_AFTER_MS);

  const showContact = () => {
    // With a number on it the button stays: someone is waiting to be read.
    if (contact) contact.hidden = scrollY <= CONTACT_BELOW_PX && !contact.dataset.unread;
  };
  addEventListener('scroll', showContact, { passive: true });
  showContact();
  const corner = document.querySelector('.contact-corner');
  if (corner) {
    markFieldFocus(corner);
    stepAside(corner);
  }

  if (hasSeenWelcome()) return;
  addEventListener(
    'scroll',
    () => {
      if (scrollY > WELCOME_DEPTH * (page.scrollHeight - innerHeight)) showWelcome();
    },
    { passive: true, signal },
  );
  for (const kind of ['click', 'keydown']) addEventListener(kind, wait, { once: true, signal });
}

/**
 * Tells the corner whether a field has the focus: nothing floats over who writes on a small screen. A style that asks
 * the root for it (`:root:has(:focus)`) would make every checked box and opened fold look through the whole document.
 */
function markFieldFocus(corner: Element): void {
  const mark = (focused: unknown) =>
    corner.toggleAttribute('data-in-field', focused instanceof Element && focused.matches(FIELD));
  addEventListener('focusin', ({ target }) => mark(target));
  addEventListener('focusout', ({ relatedTarget }) => mark(relatedTarget));
  mark(document.activeElement);
}

/** Tells the corner whether a button of the page lies below it, which it must not cover. */
function stepAside(corner: Element): void {
  const look = () => {
    const place = corner.getBoundingClientRect();
    // Those of the chat's window lie over the corner, not below it.
    const isOver = [...document.querySelectorAll(':is(main, footer) .button')].some((button) =>
      isOverlap(place, button.getBoundingClientRect()),
    );
    corner.toggleAttribute('data-aside', isOver);
  };
  // Asking what lies where costs a slow phone more than a frame, which nothing that is to be drawn waits for.
  let isDue = false;
  const lookSoon = () => {
    if (isDue) return;
    isDue = true;
    afterPaint(() => {
      isDue = false;
      look();
    });
  };
  addEventListener('scroll', lookSoon, { passive: true });
  // What is pressed may open, close or go away, and everything below it moves.
  addEventListener('click', () => setTimeout(look, LOOK_AFTER_MS));
  // What arrives later pushes buttons as well; the first time is after the first layout, which nothing has to wait for.
  new ResizeObserver(lookSoon).observe(document.body);
}

function isOverlap(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
