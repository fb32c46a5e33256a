// Keeps the rows that are swiped on a phone (rail.css) within reach of the keyboard.

/**
 * Lets a row have the focus while it can be scrolled: who zooms in far has the row, too, and may have no finger to swipe it
 * with (WCAG 2.2, 2.1.1). In a wide window it is a list like any other, so Tab passes it by.
 */
export function focusRails(): void {
  const observer = new ResizeObserver((rails) => {
    for (const { target } of rails) {
      (target as HTMLElement).tabIndex = target.scrollWidth > target.clientWidth ? 0 : -1;
    }
  });
  for (const rail of document.querySelectorAll('.rail')) observer.observe(rail);
}
