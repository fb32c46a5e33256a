// One service at length: what is in it, what it costs, how a job runs, and what clay does to it.
import { data, type RouterContextProvider } from 'react-router';
import { hrefIn, languageOfPath } from '#company/facts/languages.ts';
import { replyTime } from '#company/rules/leads/reply-time.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { markOf } from '#web/lib/mark-of.ts';
import { apiContext, siteIndexContext } from '#web/lib/request-context.ts';
import { MarkedText } from '#web/site/frame/marked-text.tsx';
import { areaNodes, businessReference } from '#web/site/frame/page-graph.ts';
import { pageMeta } from '#web/site/frame/page-meta.ts';
import { siteLoader } from '#web/site/frame/site-loader.ts';
import type { Route } from './+types/service.page.ts';
import { CaptionedPicture } from './captioned-picture.tsx';
import { Chapter } from './chapter.tsx';
import { servicePageMessages } from './messages/choose-brochure-messages.ts';
import { NextSteps } from './next-steps.tsx';
import { Opening } from './opening.tsx';
import { OtherPages } from './other-pages.tsx';
import { type ServiceChapter, serviceCompositions } from './service-composition.ts';
import { ServicePart, ServicePartHeading, type ServicePartProps } from './service-parts.tsx';

export const handle = {
  document: true,
  sheets: ['brochure'],
  paths: (context: RouterContextProvider) =>
    context.get(siteIndexContext).services.map(({ slug }) => `/services/${slug}`),
};

/** The service at the address; 404 when there is none. `crumb` names the page in the breadcrumb. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const language = languageOfPath(url.pathname);
  const { services, uploads, ...figures } = await context.get(apiContext)(
    'GET /api/content/services',
    { query: { language } },
  );
  const service = services.find(({ slug }) => slug === params.id);
  if (!service) throw data(null, { status: 404 });
  return {
    ...siteLoader({ context, url }),
    language,
    service,
    figures,
    uploads,
    crumb: service.title,
    crumbLang: markOf(service, 'title').lang,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { service, crumb, language, origin } = loaderData;
  const { slug: id, page } = service;
  const { pageTitle, description, pictures } = page;
  const path = hrefIn(language, `/services/${id}`);
  const url = `${origin}${path}`;
  return pageMeta(loaderData, {
    path,
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
        areaServed: areaNodes(loaderData, language),
      },
    ],
  });
};

export default function ServicePage({
  loaderData: { company, index, language, service, figures, crumb },
}: Route.ComponentProps) {
  const words = servicePageMessages[language];
  const { slug: id, page } = service;
  const [first] = page.pictures;
  return (
    <main id="content" className={`service-page chapter-list service-page-${id}`}>
      <Opening
        picture={{ ...first, ...pictureMarks(service, 0) }}
        onDeep={id === 'lighting' || id === 'drainage'}
      >
        <p className="opening-kind" {...markOf(service, 'title')}>
          {crumb}
        </p>
        <h1 {...markOf(service, 'page.headline')}>{page.headline}</h1>
        <p className="text-lead" {...markOf(service, 'page.opening')}>
          {page.opening}
        </p>
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
        heading={words.nextHeading}
        words={fill(words.next, { time: replyTime(company, language) })}
        service={id}
        {...(page.prices.examples && { calculator: words.calculator })}
      />
      <OtherPages
        label={words.others}
        pages={index.services.map((other) => ({
          name: other.title,
          mark: markOf(other, 'title'),
          href: `/services/${other.slug}`,
        }))}
        current={`/services/${id}`}
      />
    </main>
  );
}

type ShownService = ServicePartProps['service'];

/** The caption and the text of a picture, marked where they are not in the language of the page. */
function pictureMarks(service: ShownService, index: 0 | 1) {
  const path = `page.pictures.${index}`;
  return {
    ...markOf(service, `${path}.alt`),
    caption: (
      <MarkedText entry={service} path={`${path}.caption`}>
        {service.page.pictures[index].caption}
      </MarkedText>
    ),
  };
}

type PartsProps = Omit<ServicePartProps, 'part'> & { chapter: ServiceChapter };

function Parts({ chapter: { tone, parts }, ...props }: PartsProps) {
  const { service } = props;
  return (
    <Chapter tone={tone} columns={parts.length > 1 ? 'pair' : 'one'}>
      {parts.map((part) =>
        part === 'picture' ? (
          <CaptionedPicture
            key={part}
            {...service.page.pictures[1]}
            {...pictureMarks(service, 1)}
            sizes="(min-width: 64rem) 40rem, 100vw"
          />
        ) : (
          <section
            key={part}
            className={`chapter-part chapter-part-${part}`}
            aria-labelledby={`${part}-heading`}
          >
            <ServicePartHeading part={part} service={service} />
            <div className="chapter-part-body">
              <ServicePart part={part} {...props} />
            </div>
          </section>
        ),
      )}
    </Chapter>
  );
}
