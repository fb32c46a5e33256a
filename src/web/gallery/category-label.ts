// How a category of projects is called in a badge or a caption.
import { type GalleryCategory, galleryCategories } from '#company/gallery.ts';

/** The label of the filter, such as "Lighting". */
export function categoryLabel(category: GalleryCategory): string {
  return galleryCategories.find(({ value }) => value === category)?.label ?? category;
}
