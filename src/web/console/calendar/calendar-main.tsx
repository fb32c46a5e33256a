// What the pages around the calendar have in common: the way back, a heading, and room for a form.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AppIcon } from '#web/ui/app/app-icon.tsx';

type CalendarMainProps = {
  heading: string;
  lead?: ReactNode;
  back?: { to: string; label: string };
  children: ReactNode;
};

export function CalendarMain({
  heading,
  lead,
  back = { to: '/console/calendar', label: 'Calendar' },
  children,
}: CalendarMainProps) {
  return (
    <main id="content" className="mx-auto max-w-[56rem] px-(--gutter) py-6 lg:py-8">
      <Link
        to={back.to}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 text-oak underline-offset-4 hover:underline"
      >
        <AppIcon name="chevron-left" className="size-4.5 shrink-0" />
        {back.label}
      </Link>
      <h1 className="mt-1 text-feature">{heading}</h1>
      {lead ? <div className="mt-1 max-w-reading text-ink-soft">{lead}</div> : null}
      {children}
    </main>
  );
}

/** The title of a page around the calendar, and that no search engine shows it. */
export function calendarMeta(title: string) {
  return () => [{ title: `${title} – Console` }, { name: 'robots', content: 'noindex' }];
}
