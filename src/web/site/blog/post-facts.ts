// What pages say about a post: its date in words, its picture.
import type { Language } from '#company/facts/languages.ts';
import type { UploadedPictures } from '#company/facts/picture.ts';
import { isUploadName } from '#company/facts/picture.ts';
import type { PictureReference } from '#company/facts/picture-reference.ts';
import { type PictureName, pictures } from '#company/facts/pictures.gen.ts';
import { dateInZone, formatShortDate } from '#company/rules/time/company-time.ts';
import type { BlogPost } from '#contract/site/blog.ts';

/** The day a post appeared at the company, YYYY-MM-DD and as "May 20, 2026", "20 de mayo de 2026"; null for one without a date. */
export function publishedOn(
  { publishedAt }: Pick<BlogPost, 'publishedAt'>,
  timeZone: string,
  language: Language = 'en',
): { date: string; words: string } | null {
  if (publishedAt === null) return null;
  const date = dateInZone(new Date(publishedAt), timeZone);
  return { date, words: formatShortDate(date, language) };
}

/** The name of a post's picture, or null when it has none that we know. */
export function featuredPicture({
  featuredImage,
  upload,
}: Pick<BlogPost, 'featuredImage' | 'upload'>): PictureReference | null {
  if (featuredImage === null) return null;
  if (isUploadName(featuredImage)) return upload && featuredImage;
  return isBuiltIn(featuredImage) ? featuredImage : null;
}

/** Whether a post's picture is a rendering of a design; all that came with the program are. */
export function isRendering({ upload }: Pick<BlogPost, 'upload'>): boolean {
  return upload?.kind !== 'photo';
}

/** The uploaded pictures of posts. */
export function uploadsOf(
  posts: readonly Pick<BlogPost, 'featuredImage' | 'upload'>[],
): UploadedPictures {
  return Object.fromEntries(
    posts.flatMap(({ featuredImage, upload }) =>
      featuredImage !== null && upload ? [[featuredImage, upload]] : [],
    ),
  );
}

function isBuiltIn(name: string): name is PictureName {
  return Object.hasOwn(pictures, name);
}
