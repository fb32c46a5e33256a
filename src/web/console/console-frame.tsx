// What stands around every page of the console: its pages at the side or at the thumb, search, news, who is signed in, and the way out.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type StaffRight, staffRoleLabel } from '#company/facts/staff-roles.ts';
import { personName } from '#company/rules/customers/person-name.ts';
import type { CurrentUser, SignedInUser } from '#contract/accounts/account.ts';
import { PageChange } from '#web/features/application/page-change.tsx';
import { AcornMark } from '#web/site/frame/logo.tsx';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { Avatar } from '#web/ui/app/avatar.tsx';
import './console-frame.css';
import { ConsoleNav } from './console-nav.tsx';
import { ConsoleKeys } from './keys/console-keys.tsx';
import { openPalette } from './keys/open-palette.ts';
import { type LoadedFrame, useUnseen, useViews, useWaiting } from './use-frame.ts';

type ConsoleFrameProps = {
  companyName: string;
  /** No one where the page says to sign in. Who is no member of the staff is shown no way to pages of theirs. */
  user: SignedInUser | undefined;
  /** What the frame watches; undefined for everyone but staff. */
  loaded: LoadedFrame | undefined;
  children: ReactNode;
};

export function ConsoleFrame({ companyName, user, loaded, children }: ConsoleFrameProps) {
  return (
    <div className="console-frame">
      <PageChange />
      <header className="console-frame-top no-print">
        <a
          className="grid min-h-11 min-w-11 place-items-center rounded-field"
          href="/"
          aria-label={`${companyName}, home page`}
        >
          <AcornMark className="size-8 shrink-0" />
        </a>
        <span className="-ml-2 font-display text-[1.25rem] leading-none font-semibold">
          Console
        </span>
        {user?.isCustomer ? (
          <a className="console-frame-portal" href="/customer-portal">
            My portal
          </a>
        ) : null}
        {loaded && user?.rights.includes('staff') ? <Tools loaded={loaded} /> : null}
      </header>
      <div className="console-frame-side no-print">
        {loaded && user ? <WatchedNav loaded={loaded} rights={user.rights} /> : null}
        {user ? <Person user={user} /> : null}
      </div>
      <div className="console-frame-main">{children}</div>
    </div>
  );
}

function WatchedNav({ loaded, rights }: { loaded: LoadedFrame; rights: readonly StaffRight[] }) {
  useViews(loaded);
  return <ConsoleNav waiting={useWaiting(loaded)} rights={rights} />;
}

/** Both are pages; where scripts run, the first is a palette over the page that one is on. */
function Tools({ loaded }: { loaded: LoadedFrame }) {
  const unseen = useUnseen(loaded);
  const news = unseen > 99 ? '99+' : unseen;
  return (
    <div className="console-frame-tools">
      <Link
        className="console-frame-tool console-frame-news"
        to="/console/news"
        aria-label={unseen > 0 ? `Team activity, ${news} new` : 'Team activity'}
        title="Team activity (G, then N)"
      >
        <AppIcon name="bell" />
        {unseen > 0 ? <span className="console-frame-new">{news}</span> : null}
      </Link>
      <Link
        className="console-frame-tool console-frame-search"
        to="/console/search"
        title="Search (/ or Ctrl K)"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          openPalette();
        }}
      >
        <AppIcon name="search" />
        <span className="console-frame-label">Search</span>
        <span className="console-frame-key" aria-hidden="true">
          /
        </span>
      </Link>
      <ConsoleKeys />
    </div>
  );
}

function Person({ user }: { user: CurrentUser }) {
  const name = personName(user) || user.email;
  return (
    <section className="console-frame-person" aria-label="Signed in">
      <a className="console-frame-name" href="/console/account" title="Your account">
        <Avatar name={name} />
        <span className="console-frame-words">
          <span className="sr-only">Signed in as </span>
          <span className="block truncate font-semibold">{name}</span>
          <span className="block text-small text-ink-soft">
            {user.role === 'customer' ? 'Customer' : staffRoleLabel(user.role)}
          </span>
        </span>
      </a>
      <a className="console-frame-out" href="/api/logout" aria-label="Sign out" title="Sign out">
        <AppIcon name="sign-out" />
      </a>
    </section>
  );
}
