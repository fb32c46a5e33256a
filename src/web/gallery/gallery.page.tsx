// The thirteen projects of the home page's gallery as a page of their own, with the way to all of them.

import { companyContext } from '#web/lib/request-context.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import galleryStyles from '#web/styles/gallery.css?url';
import type { Route } from './+types/gallery.page.ts';
import { Gallery } from './gallery.tsx';

export const handle = { document: true };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: galleryStyles }];

export function loader({ context, request }: Route.LoaderArgs) {
  return { company: context.get(companyContext), origin: new URL(request.url).origin };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta(loaderData, {
        path: '/gallery',
        title: `Yard Design Gallery, ${loaderData.company.city}, TX`,
        description: `Thirteen yard designs around ${loaderData.company.city}: commercial, residential, irrigation, fencing, lighting and drainage, as 3D renderings.`,
        picture: 'ranch-front-spring-azaleas',
      })
    : [];

export default function GalleryPage() {
  return (
    <main id="content">
      <Gallery isPage />
    </main>
  );
}
