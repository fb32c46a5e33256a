// Loads the desk of live chat, and takes note of who goes away from it.
import { Outlet, redirect } from 'react-router';
import type { Api } from '#web/lib/api-client.ts';
import { api } from '#web/lib/browser-api.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { showToast } from '#web/ui/toast.ts';
import type { Route } from './+types/desk.layout.ts';
import { Desk } from './desk.tsx';
import { askedFor, shownBy } from './list/shown-chats.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Admin Support – Console' },
  { name: 'robots', content: 'noindex' },
];

export const handle = { manifest: '/admin-support.webmanifest' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const client = context.get(apiContext);
  const { searchParams } = url;
  // Mails and push messages name a conversation so.
  const named = searchParams.get('chat');
  if (named) throw redirect(`/admin-support/${encodeURIComponent(named)}`);
  const shown = shownBy(searchParams);
  const asked = askedFor(shown);
  const [chats, agents, page] = await Promise.all([
    client('GET /api/chat-sessions/active'),
    client('GET /api/chat-agents'),
    asked ? client('GET /api/chat-sessions', { query: asked }) : null,
  ]);
  return { chats, agents, found: page && { page, shown }, loadedAt: Date.now() };
}

/** In the browser the desk watches by itself. */
export const shouldRevalidate = () => false;

export async function action({ context, request }: Route.ActionArgs) {
  return change(context.get(apiContext), await request.formData());
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  await change(api, await request.formData()).catch(() => showToast(NOT_CHANGED));
  return null;
}

const NOT_CHANGED = {
  title: 'Error',
  description: 'That did not work. Please try again.',
  variant: 'destructive',
} as const;

async function change(client: Api, form: FormData) {
  await client('PATCH /api/chat-agents/me', { body: { isAway: form.get('step') === 'away' } });
  return redirect('/admin-support', 303);
}

export default function DeskLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Desk loaded={loaderData}>
      <Outlet />
    </Desk>
  );
}
