// What stands around every page of the console: its pages at the side or at the thumb, who is signed in, and the way out.
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import type { CurrentUser } from '#contract/account.ts';
import { PageChange } from '#web/shared/application/page-change.tsx';
import { personName } from '#web/shared/application/person.ts';
import { AcornMark } from '#web/site/logo.tsx';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { Avatar } from '#web/ui/app/avatar.tsx';
import './console-frame.css';
import { consolePages } from './console-pages.ts';

type ConsoleFrameProps = {
  companyName: string;
  /** Nobody where the page says to sign in. Who is no member of the staff is shown no way to pages of theirs. */
  user: CurrentUser | undefined;
  children: ReactNode;
};

export function ConsoleFrame({ companyName, user, children }: ConsoleFrameProps) {
  const isStaff = user !== undefined && user.role !== 'customer';
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
      </header>
      <div className="console-frame-side no-print">
        {isStaff ? <Pages /> : null}
        {user ? <Person user={user} /> : null}
      </div>
      <div className="console-frame-main">{children}</div>
    </div>
  );
}

function Pages() {
  return (
    <nav className="console-frame-pages" aria-label="Console">
      {consolePages.map(({ path, label, icon }) => (
        <NavLink key={path} className="console-frame-page" to={path} end>
          <AppIcon name={icon} />
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

function Person({ user }: { user: CurrentUser }) {
  const name = personName(user);
  return (
    <section className="console-frame-person" aria-label="Signed in">
      <Avatar name={name} />
      <p className="min-w-0 leading-tight">
        <span className="sr-only">Signed in as </span>
        <span className="block truncate font-semibold">{name}</span>
        <span className="block text-small text-ink-soft">{roleWords[user.role]}</span>
      </p>
      <a className="console-frame-out" href="/api/logout" aria-label="Sign out" title="Sign out">
        <AppIcon name="sign-out" />
      </a>
    </section>
  );
}

const roleWords = { owner: 'Owner', staff: 'Staff', customer: 'Customer' } as const;
