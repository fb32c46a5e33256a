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

    async 'GET /api/content/services'() {
      const content = context.content();
      const page = {
        services: [...content.service],
        packages: [...content.package],
        packageTerms: content['package-terms'],
        estimate: content['estimate-prices'],
      };
      return withUploads(page, content.uploads);
    },

    async 'GET /api/content/about'() {
      const content = context.content();
      return withUploads(
        { story: publicStory(content['about-story']), principles: content.principles },
        content.uploads,
      );
    },

    async 'GET /api/content/policies/{path}'({ params }) {
      const path = policyPaths.find((one) => one === params.path);
      if (!path) throw new RequestProblem('not_found', 'There is nothing at this address.');
      return fillPolicy(context.content()[policyKinds[path]], context.settings());
    },

    async 'GET /api/content/areas'() {
      const content = context.content();
      const page = {
        areas: [...content.area],
        areaTerms: content['area-terms'],
        designs: [...content['gallery-project']],
      };
      return withUploads(page, content.uploads);
    },

    async 'GET /api/content/galleries'() {
      const content = context.content();
      const page = {
        gallery: [...content['gallery-project']],
        portfolio: [...content['portfolio-project']],
      };
      return withUploads(page, content.uploads);
    },

    async 'GET /api/content/mowing-prices'({ query: { language = 'en' } }) {
      return onlyIn(context.content(), 'mowing-prices', language);
    },
  };
}
