// Names projects by their pictures, which no list shows twice.
import type { PictureName } from '#company/facts/pictures.gen.ts';

/** Each project with the name of its picture as its slug. */
export function byPicture<Project extends { readonly picture: PictureName }>(
  projects: readonly Project[],
): (Project & { slug: string })[] {
  return projects.map((project) => ({ slug: project.picture, ...project }));
}
