// The sections of the home page that the site's navigation leads to, in the order of the menu, and their own pages
// (docs/product/home-page.md#sections).

export const menuAnchors = [
  { label: 'Home', anchor: 'home', page: '/' },
  { label: 'Services', anchor: 'services', page: '/services' },
  { label: 'Gallery', anchor: 'gallery', page: '/gallery' },
  { label: 'About', anchor: 'about', page: '/about' },
  { label: 'Blog', anchor: 'blog', page: '/blog' },
  { label: 'Schedule', anchor: 'calendar', page: '/#calendar' },
  { label: 'Contact', anchor: 'contact', page: '/contact' },
] as const;

export type MenuEntry = (typeof menuAnchors)[number];
export type Anchor = MenuEntry['anchor'];

/** The address of a section: a plain anchor on the home page itself, so that nothing is loaded again. */
export function anchorHref(anchor: Anchor, onHomePage: boolean): string {
  return onHomePage ? `#${anchor}` : `/#${anchor}`;
}

/** Where the menu leads: on the home page to the section, everywhere else to the page of its own. */
export function menuHref({ anchor, page }: MenuEntry, onHomePage: boolean): string {
  return onHomePage ? `#${anchor}` : page;
}
