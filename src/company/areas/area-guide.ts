// What the page of a service area tells: words that stand on no other page, beside the figures of service-areas.ts.
import type { PictureName } from '#company/facts/pictures.gen.ts';

/** A chapter of a page: a heading with its paragraphs. */
export type AreaChapter = { readonly heading: string; readonly paragraphs: readonly string[] };

export type AreaGuide = {
  /** As in service-areas.ts. */
  readonly name: string;
  /** A city of its own, or an unincorporated place (schema.org's words). */
  readonly kind: 'City' | 'Place';
  /** The page's own first line. */
  readonly headline: string;
  readonly opening: string;
  /** One sentence for search results. */
  readonly description: string;
  readonly picture: PictureName;
  readonly caption: string;
  /** How the page is composed: open prairie, under pines, or in town. */
  readonly ground: 'prairie' | 'pines' | 'town';
  readonly soil: AreaChapter;
  readonly water: AreaChapter;
  readonly rules: AreaChapter;
  /** What grows there without coaxing, or what we are called for; each line stands alone. */
  readonly list: { readonly heading: string; readonly lines: readonly string[] };
};
