// Asks before signing out when another site sent the browser here; our own pages sign out at once.
import { Form, redirectDocument } from 'react-router';
import { apiContext } from '../lib/request-context.ts';
import { Button } from '../ui/button.tsx';
import type { Route } from './+types/sign-out.page.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Sign out' },
  { name: 'robots', content: 'noindex' },
];

export async function action({ context }: Route.ActionArgs) {
  await context.get(apiContext)('POST /api/logout');
  return redirectDocument('/');
}

export default function SignOutPage() {
  return (
    <main id="content" className="page-width section">
      <h1 className="text-section">Sign out?</h1>
      <p className="mt-4 text-ink-soft">
        Another page asked us to sign you out. Is that what you want?
      </p>
      <Form method="post" className="mt-8">
        <Button type="submit" variant="clay">
          Sign out
        </Button>
      </Form>
    </main>
  );
}
