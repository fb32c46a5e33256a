// One service at length: what is in it, what it costs, how a job runs, and what clay does to it.
import { data, type RouterContextProvider } from 'react-router';
import { replyTime } from '#company/rules/leads/reply-time.ts';
import { apiContext, siteIndexContext } from '#web/lib/request-context.ts';
import { areaNodes, businessReference } from '#web/site/frame/page-graph.ts';
import { pageMeta } from '#web/site/frame/page-meta.ts';
import { siteLoader } from '#web/site/frame/site-loader.ts';
import type { Route } from './+types/service.page.ts';
import { CaptionedPicture } from './captioned-picture.tsx';
import { Chapter } from './chapter.tsx';
import { NextSteps } from './next-steps.tsx';
import { Opening } from './opening.tsx';
import { OtherPages } from './other-pages.tsx';
import { type ServiceChapter, serviceCompositions } from './service-composition.ts';
import { headingOf, ServicePart, type ServicePartProps } from './service-parts.tsx';

export const handle = {
  document: true,
  sheets: ['brochure'],
  paths: (context: RouterContextProvider) =>
    context.get(siteIndexContext).services.map(({ slug }) => `/services/${slug}`),
};

/** The service at the address; 404 when there is none. `crumb` names the page in the breadcrumb. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { services, uploads, ...figures } = await context.get(apiContext)(
    'GET /api/content/services',
  );
  const service = services.find(({ slug }) => slug === params.id);
  if (!service) throw data(null, { status: 404 });
  return {
    ...siteLoader({ context, url }),
    service,
    figures,
    uploads,
    crumb: service.title,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { service, crumb, index, origin } = loaderData;
  const { slug: id, page } = service;
  const { pageTitle, description, pictures } = page;
  const url = `${origin}/services/${id}`;
  return pageMeta(loaderData, {
    path: `/services/${id}`,
    title: pageTitle,
    description,
    picture: pictures[0].name,
    crumb,
    about: [
      {
        '@type': 'Service',
        '@id': `${url}#service`,
        name: crumb,
        description,
        url,
        provider: businessReference(origin),
        areaServed: areaNodes({ index, origin }),
      },
    ],
  });
};

export default function ServicePage({
  loaderData: { company, index, service, figures, crumb },
}: Route.ComponentProps) {
  const { slug: id, page } = service;
  const [first] = page.pictures;
  return (
    <main id="content" className={`service-page chapter-list service-page-${id}`}>
      <Opening picture={first} onDeep={id === 'lighting' || id === 'drainage'}>
        <p className="opening-kind">{crumb}</p>
        <h1>{page.headline}</h1>
        <p className="text-lead">{page.opening}</p>
      </Opening>
      {serviceCompositions[id].map((chapter) => (
        <Parts
          key={chapter.parts[0]}
          chapter={chapter}
          service={service}
          figures={figures}
          company={company}
        />
      ))}
      <NextSteps
        company={company}
        heading="Tell us what you see out there"
        words={`Two sentences and a few photos are enough. You hear from a person within ${replyTime(company)}, and the estimate is free.`}
        service={id}
        {...(page.prices.examples && { calculator: 'Try the figures for your yard' })}
      />
      <OtherPages
        label="Other services"
        pages={index.services.map(({ slug, title }) => ({
          name: title,
          href: `/services/${slug}`,
        }))}
        current={`/services/${id}`}
      />
    </main>
  );
}

type PartsProps = Omit<ServicePartProps, 'part'> & { chapter: ServiceChapter };

function Parts({ chapter: { tone, parts }, ...props }: PartsProps) {
  const { page } = props.service;
  return (
    <Chapter tone={tone} columns={parts.length > 1 ? 'pair' : 'one'}>
      {parts.map((part) =>
        part === 'picture' ? (
          <CaptionedPicture
            key={part}
            {...page.pictures[1]}
            sizes="(min-width: 64rem) 40rem, 100vw"
          />
        ) : (
          <section
            key={part}
            className={`chapter-part chapter-part-${part}`}
            aria-labelledby={`${part}-heading`}
          >
            <h2 id={`${part}-heading`} className="text-feature">
              {headingOf(part, page)}
            </h2>
            <div className="chapter-part-body">
              <ServicePart part={part} {...props} />
            </div>
          </section>
        ),
      )}
    </Chapter>
  );
}
