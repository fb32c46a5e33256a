// Loads the desk of live chat, and takes note of who goes away from it.
import { Outlet, redirect } from 'react-router';
import { stepAction } from '#web/forms/app/step-action.ts';
import { api } from '#web/lib/browser-api.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { showToast } from '#web/ui/toast.ts';
import type { Route } from './+types/desk.layout.ts';
import { Desk } from './desk.tsx';
import { presenceSteps } from './list/presence-steps.ts';
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
  const [chats, agents, suggestions, { takesPictures }, page] = await Promise.all([
    client('GET /api/chat-sessions/active'),
    client('GET /api/chat-agents'),
    client('GET /api/chat-suggestions'),
    client('GET /api/texts/provider'),
    asked ? client('GET /api/chat-sessions', { query: asked }) : null,
  ]);
  const found = page && { page, shown };
  const textsPictures = takesPictures;
  return { chats, agents, suggestions, textsPictures, found, loadedAt: Date.now() };
}

/** In the browser the desk watches by itself. */
export const shouldRevalidate = () => false;

export const action = stepAction(presenceSteps, { to: () => '/admin-support' });

/** The conversation beside the list stays where it is. */
export async function clientAction({ params, request, url }: Route.ClientActionArgs) {
  const form = await request.formData();
  const isTaken = await import('./list/send-presence-step.ts')
    .then(({ sendPresenceStep }) => sendPresenceStep({ api, params, url, form }))
    .then((outcome) => outcome.isTaken)
    .catch(() => false);
  if (!isTaken) showToast(NOT_CHANGED);
  return null;
}

const NOT_CHANGED = {
  title: 'Error',
  description: 'That did not work. Please try again.',
  variant: 'destructive',
} as const;

export default function DeskLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Desk loaded={loaderData}>
      <Outlet />
    </Desk>
  );
}
