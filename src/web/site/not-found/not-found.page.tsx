// Any path that is no page: rendered once for each language, the server repeats the crumb per segment. The server's own refusals come by here.
import { data } from 'react-router';
import { shown } from '#web/lib/page-problem.ts';
import { problemContext } from '#web/lib/request-context.ts';
import { useProblemMessages } from '#web/site/frame/problem-messages.ts';
import { useLink } from '#web/site/frame/use-site-messages.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/not-found.page.ts';

export const handle = { document: true, notFound: true };

/** A refusal is thrown, so that it is shown by the one page for all of them. */
export function loader({ context }: Route.LoaderArgs) {
  const problem = context.get(problemContext);
  if (problem) throw data(shown(problem, undefined), { status: problem.status });
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  const { words, isEnglish } = useProblemMessages();
  const link = useLink();
  const { heading, text } = words.statuses[404];
  return (
    <main id="content" className="page-width section">
      <title>{heading}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-section">{heading}</h1>
      <p className="mt-4 text-lead text-ink-soft">{text}</p>
      <p className="mt-6">
        <TextLink {...link('/')}>{words.goHome}</TextLink>
      </p>
      <ul className="flex flex-wrap gap-x-6">
        {isEnglish ? null : (
          <li>
            <TextLink {...link('/quote')}>{words.quote}</TextLink>
          </li>
        )}
        <li>
          <TextLink {...link('/services')}>{words.services}</TextLink>
        </li>
        <li>
          <TextLink {...link('/book')}>{words.book}</TextLink>
        </li>
        <li>
          <TextLink {...link('/contact')}>{words.contact}</TextLink>
        </li>
      </ul>
    </main>
  );
}
