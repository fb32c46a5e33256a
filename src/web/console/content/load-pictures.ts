// The uploaded pictures that a form of content can choose, and what shows them.
import { isUploadName } from '#company/facts/picture.ts';
import type { SitePictureLine } from '#contract/site/pictures.ts';
import type { Api } from '#web/lib/api-client.ts';

/** All that can be chosen, the latest first: an entry may show one that was uploaded years ago. */
export async function loadPictures(api: Api) {
  const pictures = await everyPicture(api);
  const usable = pictures.filter(({ isUsable }) => isUsable);
  return {
    ownPictures: usable.flatMap(({ name, title }) => (isUploadName(name) ? [{ name, title }] : [])),
    uploads: Object.fromEntries(
      usable.flatMap(({ name, shown }) => (shown ? [[name, shown]] : [])),
    ),
  };
}

/** The list from a cursor to its end. */
async function everyPicture(api: Api, cursor?: string): Promise<SitePictureLine[]> {
  const { items, next } = await api('GET /api/console/pictures', {
    query: { ...(cursor !== undefined && { cursor }) },
  });
  return next === null ? items : [...items, ...(await everyPicture(api, next))];
}
