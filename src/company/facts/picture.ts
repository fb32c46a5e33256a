// What is known of one picture of the site: its text, its reserved box and the files a browser may choose from.

/** What a picture shows; galleries and services choose by it. */
type PictureCategory =
  | 'before-after'
  | 'commercial'
  | 'detail'
  | 'drainage'
  | 'fencing'
  | 'hero'
  | 'irrigation'
  | 'lighting'
  | 'residential';

type PictureSeason = 'spring' | 'summer' | 'fall' | 'winter';

type PictureHour = 'morning' | 'noon' | 'afternoon' | 'golden' | 'dusk' | 'overcast';

/** One encoded file: its width in pixels and its bare name below /pictures/. */
export type PictureFile = { width: number; file: string };

/** One picture. Width and height are those of the source, so they give the ratio of every file. */
export type Picture = {
  width: number;
  height: number;
  alt: string;
  title: string;
  category: PictureCategory;
  season: PictureSeason;
  hour: PictureHour;
  /** The picture's average color, shown by `.picture-<name>` until the file has arrived. */
  color: `#${string}`;
  /** Narrowest first; the first is for thumbnails. */
  avif: readonly PictureFile[];
  jpeg: PictureFile;
  /** The part that stands upright on a phone; only a picture that fills the first screen has one. */
  portrait?: PictureFile;
  /** The name of the picture of the same place before or after the work. */
  pairsWith?: string;
};
