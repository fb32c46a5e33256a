// What stands around every page of the portal: its tabs at the top or at the thumb, who is signed in, and the way out.
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigation } from 'react-router';
import { hrefIn } from '#company/facts/languages.ts';
import { personName } from '#company/rules/customers/person-name.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { localeOf } from '#company/rules/time/locale.ts';
import type { SignedInUser } from '#contract/accounts/account.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import { PageChange } from '#web/features/application/page-change.tsx';
import { ApplicationChatButton } from '#web/features/chat/chat-button.tsx';
import { Logo } from '#web/site/frame/logo.tsx';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { BottomBar } from '#web/ui/app/bottom-bar.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import './portal-frame.css';
import { InEnglish, usePortalLanguage } from './portal-language.tsx';
import { isTabOf, portalPages } from './portal-pages.ts';
import { SeenNote } from './seen-note.tsx';
import { useLivePages } from './use-live-pages.ts';

type PortalFrameProps = {
  company: Pick<CompanyProfile, 'companyName' | 'shortName' | 'phone' | 'phoneDial' | 'timeZone'>;
  /** No one where the page says to sign in; the tabs are shown to the person they belong to. */
  user: SignedInUser | undefined;
  children: ReactNode;
};

export function PortalFrame({ company, user, children }: PortalFrameProps) {
  const { language, messages } = usePortalLanguage();
  return (
    <div className="portal-frame" data-signed-in={user ? true : undefined}>
      <PageChange loading={messages.loading} />
      {user?.seenUntil ? (
        <InEnglish>
          <SeenNote customer={user} until={user.seenUntil} timeZone={company.timeZone} />
        </InEnglish>
      ) : null}
      <header className="portal-frame-top no-print">
        <div className="portal-frame-row page-width">
          <a
            className="flex min-h-11 items-center gap-2.5 rounded-field"
            href={hrefIn(language, '/')}
            aria-label={fill(messages.homePage, { company: company.companyName })}
          >
            <Logo name={company.shortName} />
          </a>
          {user ? (
            <>
              <Tabs />
              <Person user={user} />
              <LiveNote />
            </>
          ) : null}
        </div>
      </header>
      {children}
      <footer className="page-width mt-auto py-6 text-small text-ink-soft">
        {messages.questions}{' '}
        {user?.seenUntil ? messages.chat : <ApplicationChatButton label={messages.chat} />}{' '}
        {messages.orCall} <TextLink href={`tel:${company.phoneDial}`}>{company.phone}</TextLink>
      </footer>
    </div>
  );
}

function Tabs() {
  const { pathname } = useLocation();
  const { messages } = usePortalLanguage();
  return (
    <BottomBar label={messages.navigation} wide="row">
      {portalPages.map((page) => (
        <Link
          key={page.path}
          className="bottom-bar-page"
          to={page.path}
          aria-current={isTabOf(page, pathname) ? 'page' : undefined}
        >
          <AppIcon name={page.icon} />
          {messages.tabs[page.name]}
        </Link>
      ))}
    </BottomBar>
  );
}

/** Says politely when something has changed elsewhere and was loaded again. */
function LiveNote() {
  const at = useLivePages(useNavigation().state === 'submitting');
  const { language, messages } = usePortalLanguage();
  return (
    <p className="sr-only" role="status">
      {at && fill(messages.updatedAt, { time: at.toLocaleTimeString(localeOf[language]) })}
    </p>
  );
}

function Person({ user }: { user: SignedInUser }) {
  const { language, messages } = usePortalLanguage();
  const out = language === 'en' ? '/api/logout' : `/api/logout?language=${language}`;
  return (
    <section className="portal-frame-person" aria-label={messages.signedIn}>
      <p className="portal-frame-name">
        <span className="sr-only">{messages.signedInAs}</span>
        {personName(user) || user.email}
      </p>
      {user.role === 'customer' ? null : (
        <a className="portal-frame-out" href="/console">
          {messages.console}
        </a>
      )}
      {user.seenUntil ? null : (
        <a className="portal-frame-out" href={out}>
          {messages.logout}
        </a>
      )}
    </section>
  );
}
