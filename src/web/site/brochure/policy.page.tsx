// Privacy, terms, accessibility or text messages: what a business owes its visitors in writing, with the day since which it holds.
import { englishPath, hrefIn, type Language, languageOfPath } from '#company/facts/languages.ts';
import { bindingPolicies, type PolicyPath, policyPaths } from '#company/facts/policy-paths.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { markOf } from '#web/lib/mark-of.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { MarkedText } from '#web/site/frame/marked-text.tsx';
import { pageMeta } from '#web/site/frame/page-meta.ts';
import { siteLoader } from '#web/site/frame/site-loader.ts';
import { PageWidth } from '#web/ui/page-width.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/policy.page.ts';
import { IndexHead } from './index-head.tsx';
import { policyMessages } from './messages/choose-policy-messages.ts';

export const handle = { document: true, sheets: ['brochure'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const path = pathOf(url);
  const language = languageOfPath(url.pathname);
  const policy = await context.get(apiContext)('GET /api/content/policies/{path}', {
    params: { path },
    query: { language },
  });
  return { ...siteLoader({ context, url }), path, language, policy };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta(loaderData, {
        path: hrefIn(loaderData.language, `/${loaderData.path}`),
        title: loaderData.policy.title,
        description: loaderData.policy.lead,
      })
    : [];

export default function PolicyPage({
  loaderData: { path, language, policy },
}: Route.ComponentProps) {
  const { title, lead, since, sections } = policy;
  const words = policyMessages[language];
  return (
    <main id="content">
      <IndexHead
        heading={
          <MarkedText entry={policy} path="title">
            {title}
          </MarkedText>
        }
      >
        <MarkedText entry={policy} path="lead">
          {lead}
        </MarkedText>
      </IndexHead>
      <PageWidth className="pb-16">
        <BindingNote path={path} language={language} />
        <p className="text-ink-soft">{fill(words.since, { date: formatDate(since, language) })}</p>
        {sections.map(({ heading, paragraphs }, section) => (
          <section key={heading} className="mt-10 max-w-reading">
            <h2 className="text-feature" {...markOf(policy, `sections.${section}.heading`)}>
              {heading}
            </h2>
            {paragraphs.map((text, at) => (
              <p
                key={text}
                className="mt-3"
                {...markOf(policy, `sections.${section}.paragraphs.${at}`)}
              >
                {text}
              </p>
            ))}
          </section>
        ))}
      </PageWidth>
    </main>
  );
}

/** Says of a translation which version is binding, and leads to it. */
function BindingNote({ path, language }: { path: PolicyPath; language: Language }) {
  const { binding, toBinding } = policyMessages[language];
  if (language === 'en' || !bindingPolicies.includes(path)) return null;
  return (
    <p className="mb-4 max-w-reading font-semibold">
      {binding}{' '}
      <TextLink href={`/${path}`} hrefLang="en">
        {toBinding}
      </TextLink>
    </p>
  );
}

/** Each address has a route of its own, so that no other is one. */
function pathOf({ pathname }: URL): PolicyPath {
  const found = policyPaths.find((path) => englishPath(pathname) === `/${path}`);
  if (!found) throw new Error(`${pathname} is the address of no policy`);
  return found;
}
