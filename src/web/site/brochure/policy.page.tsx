// Privacy, terms, accessibility or text messages: what a business owes its visitors in writing, with the day since which it holds.

import { type PolicyPath, policyPaths } from '#company/facts/policy-paths.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { pageMeta } from '#web/site/frame/page-meta.ts';
import { siteLoader } from '#web/site/frame/site-loader.ts';
import { PageWidth } from '#web/ui/page-width.tsx';
import type { Route } from './+types/policy.page.ts';
import { IndexHead } from './index-head.tsx';

export const handle = { document: true, sheets: ['brochure'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const path = pathOf(url);
  const policy = await context.get(apiContext)('GET /api/content/policies/{path}', {
    params: { path },
  });
  return { ...siteLoader({ context, url }), path, policy };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta(loaderData, {
        path: `/${loaderData.path}`,
        title: loaderData.policy.title,
        description: loaderData.policy.lead,
      })
    : [];

export default function PolicyPage({ loaderData: { policy } }: Route.ComponentProps) {
  const { title, lead, since, sections } = policy;
  return (
    <main id="content">
      <IndexHead heading={title}>{lead}</IndexHead>
      <PageWidth className="pb-16">
        <p className="text-ink-soft">In effect since {formatDate(since)}.</p>
        {sections.map(({ heading, paragraphs }) => (
          <section key={heading} className="mt-10 max-w-reading">
            <h2 className="text-feature">{heading}</h2>
            {paragraphs.map((text) => (
              <p key={text} className="mt-3">
                {text}
              </p>
            ))}
          </section>
        ))}
      </PageWidth>
    </main>
  );
}

/** Each address has a route of its own, so that no other is one. */
function pathOf({ pathname }: URL): PolicyPath {
  const found = policyPaths.find((path) => pathname === `/${path}`);
  if (!found) throw new Error(`${pathname} is the address of no policy`);
  return found;
}
