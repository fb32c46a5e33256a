// Any path that is no page: rendered once, the server repeats the crumb per segment. The server's own refusals come by here.
import { data } from 'react-router';
import { shown } from '#web/lib/page-problem.ts';
import { problemContext } from '#web/lib/request-context.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/not-found.page.ts';

export const handle = { document: true, notFound: true };

export const meta = () => [{ title: '404 Page Not Found' }, { name: 'robots', content: 'noindex' }];

/** A refusal is thrown, so that it is shown by the one page for all of them. */
export function loader({ context }: Route.LoaderArgs) {
  const problem = context.get(problemContext);
  if (problem) throw data(shown(problem, undefined), { status: problem.status });
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return (
    <main id="content" className="page-width section">
      <h1 className="text-section">404 Page Not Found</h1>
      <p className="mt-4 text-lead text-ink-soft">Did you forget to add the page to the router?</p>
      <p className="mt-6">
        <TextLink href="/">Go to the home page</TextLink>
      </p>
      <ul className="flex flex-wrap gap-x-6">
        <li>
          <TextLink href="/services">Services and prices</TextLink>
        </li>
        <li>
          <TextLink href="/book">Book a consultation</TextLink>
        </li>
        <li>
          <TextLink href="/contact">Contact us</TextLink>
        </li>
      </ul>
    </main>
  );
}
