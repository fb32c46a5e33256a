// No conversation is chosen: that one should be, and how people are alerted.
import { useQuery } from '@tanstack/react-query';
import { apiContext } from '#web/lib/request-context.ts';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import type { Route } from './+types/no-chat.page.ts';
import { alertsQuery } from './desk-queries.ts';
import { NotificationPanel } from './notices/notification-panel.tsx';

const MOST = 5;

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext)('GET /api/chat-alerts');
}

export default function NoChatPage({ loaderData }: Route.ComponentProps) {
  const { data } = useQuery({ ...alertsQuery, initialData: loaderData });
  return (
    <div className="grid max-w-reading content-start gap-8 px-(--gutter) py-8">
      <EmptyState icon="chat" title="Select a Chat Session">
        Longest wait first. Press ? for the keyboard shortcuts.
      </EmptyState>
      <NotificationPanel notices={data} most={MOST} />
    </div>
  );
}
