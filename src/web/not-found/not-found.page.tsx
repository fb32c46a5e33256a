// Any path that is no page (SPEC.md section 2). Rendered once; the server repeats the crumb per segment.
import { data } from 'react-router';

export const handle = { document: true, notFound: true };

export const meta = () => [{ title: '404 Page Not Found' }, { name: 'robots', content: 'noindex' }];

export const loader = () => data(null, { status: 404 });

export default function NotFoundPage() {
  return (
    <main id="content" className="page-width section">
      <h1 className="text-section">404 Page Not Found</h1>
      <p className="mt-4 text-lead text-ink-soft">Did you forget to add the page to the router?</p>
      <p className="mt-6">
        <a className="text-link" href="/">
          Go to the home page
        </a>
      </p>
    </main>
  );
}
