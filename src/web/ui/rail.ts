// Makes a list a row that is swiped sideways on a phone; wider windows show it as its own sheet says (rail.css).

/**
 * The props of the list. It takes the focus, because who zooms in far has the row, too, and may have no finger to swipe
 * it with (WCAG 2.2, 2.1.1).
 */
export function asRail(className: string) {
  return { className: `${className} rail`, tabIndex: 0 };
}
