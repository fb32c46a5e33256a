// Makes elements. Text is always text: nothing here reads markup.
import { contactPage } from '../contact-page.ts';

type Value = string | number | boolean | undefined | ((event: never) => void);
export type Child = Node | string | undefined | null | false;

/** An element with attributes, listeners (named `onclick` and so on) and children; what is false or missing is left out. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  given: Record<string, Value> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === 'function') {
      element.addEventListener(name.slice(2), value as EventListener);
    } else if (value !== undefined && value !== false) {
      element.setAttribute(name, value === true ? '' : String(value));
    }
  }
  put(element, ...children);
  return element;
}

/** Puts children in the place of those that are there. */
export function put(element: Element, ...children: Child[]): void {
  element.replaceChildren(
    ...children.filter(
      (child): child is Node | string => child !== undefined && child !== null && child !== false,
    ),
  );
}

const SVG = 'http://www.w3.org/2000/svg';

const paths = {
  close: 'M6 6l12 12M18 6 6 18',
  send: 'M4 12 20 4.5 15 20l-3.5-6.5zM11.5 13.5 20 4.5',
  camera: 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 16.5a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5Z',
} as const;

/** A drawing on a grid of 24, in the color of its text; its button has the word. */
export function icon(name: keyof typeof paths): SVGElement {
  const drawing = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  const look = {
    viewBox: '0 0 24 24',
    width: 24,
    height: 24,
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': 1.75,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'aria-hidden': true,
  };
  for (const [key, value] of Object.entries(look)) drawing.setAttribute(key, String(value));
  path.setAttribute('d', paths[name]);
  drawing.append(path);
  return drawing;
}

/** A button of the site's look. */
export function button(
  look: string,
  words: Child,
  onclick: (event: MouseEvent) => void,
  given: Record<string, Value> = {},
): HTMLButtonElement {
  return make('button', { type: 'button', class: look, onclick, ...given }, words);
}

/** A link to the telephone as the page has it: the surest way when all else fails. */
export function callLink(words: string): HTMLElement {
  const link = document.querySelector<HTMLAnchorElement>('a[href^="tel:"]');
  return make(
    'a',
    { class: 'text-link', href: link?.getAttribute('href') ?? contactPage() },
    words,
  );
}
