// The pages of the console as links, each with how much waits on it; on a phone four of them, and the rest behind "More".
import { useCallback, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import type { StaffRight } from '#company/facts/staff-roles.ts';
import type { WaitingCounts } from '#contract/overviews/console.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { BottomBar } from '#web/ui/app/bottom-bar.tsx';
import './console-nav.css';
import { type ConsolePage, consolePages, isWithin } from './console-pages.ts';
import { letterOf, waitingOn } from './page-hints.ts';

/** So many stand at the thumb beside "More"; when one fewer would be behind it, it stands there itself. */
const AT_THE_THUMB = 4;

type ConsoleNavProps = {
  waiting: WaitingCounts | undefined;
  /** Of the person who is signed in: pages that they may not open are not shown. */
  rights: readonly StaffRight[];
};

export function ConsoleNav({ waiting, rights }: ConsoleNavProps) {
  const pages = consolePages.filter(({ right }) => rights.includes(right));
  const rest = pages.length > AT_THE_THUMB + 1 ? pages.slice(AT_THE_THUMB) : [];
  return (
    <BottomBar label="Console" wide="column">
      {pages.map((page) => (
        <PageLink
          key={page.path}
          page={page}
          waiting={waitingOn(page.path, waiting)}
          className={rest.includes(page) ? 'bottom-bar-page bottom-bar-wide' : 'bottom-bar-page'}
        />
      ))}
      {rest.length > 0 ? <More pages={rest} waiting={waiting} /> : null}
    </BottomBar>
  );
}

type PageLinkProps = { page: ConsolePage; waiting: number; className: string };

function PageLink({ page, waiting, className }: PageLinkProps) {
  const { path, label, icon, isRare } = page;
  const { pathname } = useLocation();
  const letter = letterOf(path);
  return (
    <Link
      className={className}
      to={path}
      aria-current={isWithin(page, pathname) ? 'page' : undefined}
      data-rare={isRare}
      {...(letter && { title: `${label} (G, then ${letter})` })}
    >
      <span className="console-nav-icon">
        <AppIcon name={icon} />
      </span>
      {label}
      <Count waiting={waiting} />
    </Link>
  );
}

function Count({ waiting }: { waiting: number }) {
  if (waiting === 0) return null;
  return (
    <span className="console-nav-count">
      {waiting > 99 ? '99+' : waiting}
      <span className="sr-only"> waiting</span>
    </span>
  );
}

type MoreProps = { pages: readonly ConsolePage[]; waiting: WaitingCounts | undefined };

/** Opens by itself without JavaScript, too; closes when someone goes on, looks elsewhere, or presses Escape. */
function More({ pages, waiting }: MoreProps) {
  const { pathname } = useLocation();
  const fold = useRef<HTMLDetailsElement>(null);
  const close = useCallback(() => fold.current?.removeAttribute('open'), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every other page closes it
  useEffect(close, [pathname, close]);
  useEffect(() => {
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !fold.current?.contains(target)) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !fold.current?.open) return;
      close();
      fold.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [close]);
  const isHere = pages.some((page) => isWithin(page, pathname));
  return (
    <details ref={fold} className="console-nav-more">
      <summary className="bottom-bar-page" data-here={isHere || undefined}>
        <span className="console-nav-icon">
          <AppIcon name="more" />
        </span>
        More
        <Count waiting={pages.reduce((sum, { path }) => sum + waitingOn(path, waiting), 0)} />
      </summary>
      <div className="console-nav-rest">
        {pages.map((page) => (
          <PageLink
            key={page.path}
            page={page}
            waiting={waitingOn(page.path, waiting)}
            className="console-nav-row"
          />
        ))}
      </div>
    </details>
  );
}
