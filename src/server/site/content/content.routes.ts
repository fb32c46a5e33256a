// Answers what pages ask for, from the content in memory.
import { policyPaths } from '#company/facts/policy-paths.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import { policyKinds } from '#contract/site/content/policies.ts';
import { onlyIn } from '#contract/site/content/translated-texts.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { withUploads } from '../uploads/named-uploads.ts';
import { publicStory } from './claim-sources.ts';
import { fillPolicy } from './fill-policy.ts';
import { homeContent } from './home-content.ts';
import { inLanguage } from './in-language.ts';
import { readPromises } from './promises.ts';

type ContentEndpoints =
  | 'GET /api/content/home'
  | 'GET /api/content/questions'
  | 'GET /api/content/services'
  | 'GET /api/content/about'
  | 'GET /api/content/policies/{path}'
  | 'GET /api/content/areas'
  | 'GET /api/content/galleries'
  | 'GET /api/content/mowing-prices';

/** The handlers of content. */
export function contentHandlers(context: ServerContext): Handlers<ContentEndpoints> {
  return {
    async 'GET /api/content/home'({ query: { language = 'en' } }) {
      const figures = context.settings();
      const today = dateInZone(context.clock(), figures.timeZone);
      const page = homeContent(context.content(), { today, language, figures });
      return { ...page, promises: await readPromises(context, language) };
    },

    async 'GET /api/content/questions'({ query: { language = 'en' } }) {
      const content = context.content();
      const { all } = inLanguage(content, context.settings(), language);
      return { questions: all('question', content.question) };
    },

    async 'GET /api/content/services'({ query: { language = 'en' } }) {
      const content = context.content();
      const { all, only } = inLanguage(content, context.settings(), language);
      const page = {
        services: all('service', content.service),
        packages: all('package', content.package),
        packageTerms: only('package-terms', content['package-terms']),
        estimate: only('estimate-prices', content['estimate-prices']),
      };
      return withUploads(page, content.uploads);
    },

    async 'GET /api/content/about'({ query: { language = 'en' } }) {
      const content = context.content();
      const { only } = inLanguage(content, context.settings(), language);
      const page = {
        story: only('about-story', publicStory(content['about-story'])),
        principles: only('principles', content.principles),
      };
      return withUploads(page, content.uploads);
    },

    async 'GET /api/content/policies/{path}'({ params, query: { language = 'en' } }) {
      const path = policyPaths.find((one) => one === params.path);
      if (!path) throw new RequestProblem('not_found', 'There is nothing at this address.');
      const kind = policyKinds[path];
      const content = context.content();
      const settings = context.settings();
      return fillPolicy(
        inLanguage(content, settings, language).only(kind, content[kind]),
        settings,
      );
    },

    async 'GET /api/content/areas'({ query: { language = 'en' } }) {
      const content = context.content();
      const { all, only } = inLanguage(content, context.settings(), language);
      const page = {
        areas: all('area', content.area),
        areaTerms: only('area-terms', content['area-terms']),
        designs: all('gallery-project', content['gallery-project']),
      };
      return withUploads(page, content.uploads);
    },

    async 'GET /api/content/galleries'({ query: { language = 'en' } }) {
      const content = context.content();
      const { all } = inLanguage(content, context.settings(), language);
      const page = {
        gallery: all('gallery-project', content['gallery-project']),
        portfolio: all('portfolio-project', content['portfolio-project']),
      };
      return withUploads(page, content.uploads);
    },

    async 'GET /api/content/mowing-prices'({ query: { language = 'en' } }) {
      return onlyIn(context.content(), 'mowing-prices', language);
    },
  };
}
