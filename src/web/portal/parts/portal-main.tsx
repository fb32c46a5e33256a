// The body of a portal page: its heading, what it says first, and what was just done.
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { signInDone } from '#web/features/own-sign-in/sign-in-messages.ts';
import { StepAnswers } from '#web/forms/app/step-answers.tsx';
import { Alert } from '#web/ui/app/alert.tsx';
import { AppIcon } from '#web/ui/app/app-icon.tsx';

type PortalMainProps = {
  heading: string;
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
      <DoneNote />
      <StepAnswers>{children}</StepAnswers>
    </main>
  );
}

/** What an action has done, told by the address it led to: so it is said without a script as well. */
const doneWords: Record<string, string> = {
  ...signInDone,
  moved: 'Your visit has moved.',
  noted: 'Your note goes with the visit.',
  rated: 'Thank you. Your rating is saved.',
  reported: 'Thank you for telling us. The office has your report.',
  written: 'Your message is on its way to the office.',
  settled: 'Thank you. We’re glad that’s settled.',
  agreed: 'Your plan has changed as you agreed.',
  contact: 'Your contact information is saved.',
  property: 'Your property details are saved.',
  notices: 'Your notification choices are saved.',
  feed: 'Your calendar link has changed.',
  asked: 'Your account will be deleted. We’ve emailed you how to keep it.',
  kept: 'Your account is safe: nothing will be deleted.',
};

function DoneNote() {
  const [params] = useSearchParams();
  const words = doneWords[params.get('done') ?? ''];
  return words ? <Alert tone="green" title={words} className="mt-6 max-w-reading" /> : null;
}
