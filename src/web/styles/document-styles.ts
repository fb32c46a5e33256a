// Stylesheets as text: a document carries what its first view needs in itself, so that no paint waits for a further file.
import { uploadRulesIn } from '#web/ui/upload-rules.ts';

const isCarried = import.meta.env.SSR && import.meta.env.PROD;

/** Marks the style element, by which a browser finds the text again. */
export const CARRIED_MARK = 'data-carried';

/**
 * For every page in the site's frame. In a browser it is what the server has sent, so that React finds the page as it left
 * the server; no script holds it a second time. Empty while developing, where files are linked.
 */
export const siteStyles: string = isCarried
  ? (await import('./app.css?inline')).default
  : (globalThis.document?.querySelector(`style[${CARRIED_MARK}]`)?.textContent ?? '');

/** For some documents each; a page names its own in its `handle`. */
const texts = {
  hero: isCarried ? (await import('./hero.css?inline')).default : '',
  brochure: isCarried ? (await import('./brochure.css?inline')).default : '',
  gallery: isCarried ? (await import('./gallery.css?inline')).default : '',
  'gallery-full': isCarried ? (await import('./gallery-full.css?inline')).default : '',
  calendar: isCarried ? (await import('./calendar.css?inline')).default : '',
  forms: isCarried ? (await import('./forms.css?inline')).default : '',
  lawn: isCarried ? (await import('./lawn.css?inline')).default : '',
  blog: isCarried ? (await import('./blog.css?inline')).default : '',
  printed: isCarried ? (await import('./printed.css?inline')).default : '',
  flyer: isCarried ? (await import('./flyer.css?inline')).default : '',
  'business-card': isCarried ? (await import('./business-card.css?inline')).default : '',
};

/** A sheet that a document can carry, by the name of its list. */
export type CarriedSheet = keyof typeof texts;

/** A sheet as text, and where it lies while developing. */
export function carriedSheet(name: CarriedSheet): { text: string; href: string } {
  return { text: texts[name], href: `/src/web/styles/${name}.css` };
}

/** What the policy of a page names by their hashes: the sheet of every document, those of others that the page has, and that of its uploaded pictures. */
export function stylesIn(html: string): readonly string[] {
  const sheets = Object.values(texts).filter((text) => text && html.includes(text));
  return [siteStyles, ...sheets, uploadRulesIn(html) ?? ''].filter(Boolean);
}
