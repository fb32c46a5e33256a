// The thirteen projects of the home page's gallery as a page of their own, with the way to all of them.
import { describeCount } from '#web/lib/list-sentence.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { pageMeta } from '#web/site/frame/page-meta.ts';
import { siteLoader } from '#web/site/frame/site-loader.ts';
import type { Route } from './+types/gallery.page.ts';
import { Gallery } from './gallery.tsx';

export const handle = { document: true, sheets: ['gallery'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { gallery, uploads } = await context.get(apiContext)('GET /api/content/galleries');
  return { ...siteLoader({ context, url }), gallery, uploads };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta(loaderData, {
        path: '/gallery',
        title: `Yard Design Gallery, ${loaderData.company.city}, TX`,
        description: `${describeCount(loaderData.gallery.length)} yard designs around ${loaderData.company.city}: commercial, residential, irrigation, fencing, lighting and drainage, as 3D renderings.`,
        picture: 'ranch-front-spring-azaleas',
      })
    : [];

export default function GalleryPage({ loaderData: { gallery } }: Route.ComponentProps) {
  return (
    <main id="content">
      <Gallery projects={gallery} isPage />
    </main>
  );
}
