// The body of a portal page: its heading, what it says first, and the last answer to its forms.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StepAnswers } from '#web/forms/app/step-answers.tsx';
import { AppIcon } from '#web/ui/app/app-icon.tsx';

type PortalMainProps = {
  heading: ReactNode;
  /** Beside the heading, such as a badge. */
  aside?: ReactNode;
  lead?: ReactNode;
  /** The tab that the page belongs to, where it is none itself. */
  back?: { to: string; label: string };
  children: ReactNode;
};

export function PortalMain({ heading, aside, lead, back, children }: PortalMainProps) {
  return (
    <main id="content" className="page-width py-8 lg:py-12">
      {back ? (
        <Link
          className="mb-2 -ml-1 inline-flex min-h-11 items-center gap-1 font-semibold text-ink-soft hover:text-oak"
          to={back.to}
        >
          <AppIcon name="chevron-left" />
          {back.label}
        </Link>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-section">{heading}</h1>
        {aside}
      </div>
      {lead ? <p className="mt-3 max-w-reading text-lead text-ink-soft">{lead}</p> : null}
      <StepAnswers>{children}</StepAnswers>
    </main>
  );
}
