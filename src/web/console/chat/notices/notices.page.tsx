// How one is told: sound and notifications of this browser, and the text messages to people on call.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { apiContext } from '#web/lib/request-context.ts';
import { alertsQuery } from '../desk-queries.ts';
import type { Route } from './+types/notices.page.ts';
import { AlertSettings } from './browser-alerts.tsx';
import { NotificationPanel } from './notification-panel.tsx';

const DESK_LINK = 'text-link inline-flex min-h-11 items-center';

export const meta: Route.MetaFunction = () => [
  { title: 'Notices – Console' },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [notices, me] = await Promise.all([api('GET /api/chat-alerts'), api('GET /api/auth/user')]);
  return { notices, isOwner: me.role === 'owner' };
}

export default function NoticesPage({ loaderData }: Route.ComponentProps) {
  const { data } = useQuery({ ...alertsQuery, initialData: loaderData.notices });
  return (
    <div className="grid max-w-reading gap-8 px-(--gutter) py-6">
      <div>
        <Link className="text-link inline-flex min-h-11 items-center lg:hidden" to="/admin-support">
          All conversations
        </Link>
        <h1 className="text-feature">Notifications</h1>
      </div>
      <section className="needs-script" aria-labelledby="in-this-browser">
        <h2 id="in-this-browser" className="mb-3 font-text text-[1rem] font-bold tracking-normal">
          In this browser
        </h2>
        <AlertSettings />
      </section>
      <NotificationPanel notices={data} />
      <p className="flex flex-wrap gap-x-8">
        <Link className={DESK_LINK} to="/admin-support/canned-replies">
          Canned replies
        </Link>
        {loaderData.isOwner ? (
          <Link className={DESK_LINK} to="/admin-support/settings">
            Hours, alerts and storage
          </Link>
        ) : null}
      </p>
    </div>
  );
}
