// The heading of what stands beside a conversation, and the way back to it.
import { Link, useSearchParams } from 'react-router';
import { AppIcon } from '#web/ui/app/app-icon.tsx';

type BesideHeadProps = { sessionId: string; heading: string };

export function BesideHead({ sessionId, heading }: BesideHeadProps) {
  const [query] = useSearchParams();
  const show = query.get('show');
  return (
    <header className="flex items-center gap-1 border-b border-line bg-raised py-2.5 pr-(--desk-edge) pl-1">
      <Link
        className="icon-button"
        to={{ pathname: `/admin-support/${sessionId}`, search: show ? `?show=${show}` : '' }}
        aria-label="Back to the chat"
      >
        <AppIcon name="chevron-left" />
      </Link>
      <h1 className="font-text text-[1rem] font-bold tracking-normal outline-none">{heading}</h1>
    </header>
  );
}
