// The sections of the home page that the site's navigation leads to, in the order of the menu
// (docs/product/home-page.md#sections).

export const menuAnchors = [
  { label: 'Home', anchor: 'home' },
  { label: 'Services', anchor: 'services' },
  { label: 'Gallery', anchor: 'gallery' },
  { label: 'About', anchor: 'about' },
  { label: 'Blog', anchor: 'blog' },
  { label: 'Schedule', anchor: 'calendar' },
  { label: 'Contact', anchor: 'contact' },
] as const;

export type Anchor = (typeof menuAnchors)[number]['anchor'];

/** The address of a section: a plain anchor on the home page itself, so that nothing is loaded again. */
export function anchorHref(anchor: Anchor, onHomePage: boolean): string {
  return onHomePage ? `#${anchor}` : `/#${anchor}`;
}
