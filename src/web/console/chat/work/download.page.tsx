// Everything that is stored of a conversation as one file, for anyone who has just signed in.
import { freshLink } from '#web/forms/app/fresh-link.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/download.page.ts';
import { BesideHead } from './beside-head.tsx';

export async function loader({ context, params: { sessionId } }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [{ customerName }, { isFresh }] = await Promise.all([
    api('GET /api/chat-sessions/{sessionId}', { params: { sessionId } }),
    api('GET /api/account/fresh-sign-in'),
  ]);
  return { customerName, isFresh };
}

export default function DownloadPage({ loaderData, params: { sessionId } }: Route.ComponentProps) {
  const { customerName, isFresh } = loaderData;
  const link = freshLink(
    isFresh,
    `/api/chat-sessions/${sessionId}/export`,
    `/admin-support/${sessionId}/download`,
  );
  return (
    <>
      <BesideHead sessionId={sessionId} heading="Download" />
      <div className="grid gap-4 px-(--desk-edge) py-4">
        <p>
          One file (JSON) with everything in the chat with {customerName || 'this visitor'}:
          messages, notes, alerts, and the addresses of photos. The download is recorded in the
          audit log.
        </p>
        <div>
          <ButtonLink variant="oak" {...link}>
            {isFresh ? 'Download' : 'Confirm it’s you to download'}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
