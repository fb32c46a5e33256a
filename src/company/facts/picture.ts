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

/** How content names a picture that the owner uploaded, by its id. */
export type UploadName = `upload-${number}`;

/** Whether a name is that of an uploaded picture; whether there is such a one, the server knows. */
export function isUploadName(name: string): name is UploadName {
  return /^upload-[1-9]\d{0,9}$/.test(name);
}

/** A photo of real work, or a rendering of a design. */
export const pictureKinds = ['photo', 'rendering'] as const;
type PictureKind = (typeof pictureKinds)[number];

/** What a page needs to show one that was uploaded; its files are below /uploaded-pictures/. */
export type UploadedPicture = Pick<Picture, 'width' | 'height' | 'alt'> & {
  kind: PictureKind;
  /** Average color of the picture, as #rrggbb. */
  color: string;
  /** What stays in view where a box cuts it, in fractions of width and height. */
  focalPoint: { x: number; y: number };
  avif: PictureFile[];
  jpeg: PictureFile;
};

/** Those that something names, by their names. */
export type UploadedPictures = Record<string, UploadedPicture>;
