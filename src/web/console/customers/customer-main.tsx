// The body of a page about customers: the way back, its heading, what was just done.
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Alert } from '#web/ui/app/alert.tsx';
import { AppIcon } from '#web/ui/app/app-icon.tsx';

type CustomerMainProps = {
  heading: string;
  lead?: ReactNode;
  back?: { to: string; label: string };
  /** Beside the heading: what can be done. */
  actions?: ReactNode;
  /** A form is narrow, a list is wide. */
  isNarrow?: boolean;
  children: ReactNode;
};

export function CustomerMain({
  heading,
  lead,
  back,
  actions,
  isNarrow = false,
  children,
}: CustomerMainProps) {
  return (
    <main
      id="content"
      className={`mx-auto px-(--gutter) py-8 lg:py-10 ${isNarrow ? 'max-w-[48rem]' : 'max-w-[76rem]'}`}
    >
      {back ? (
        <Link
          className="mb-2 -ml-1 inline-flex min-h-11 items-center gap-1 font-semibold text-ink-soft hover:text-oak"
          to={back.to}
        >
          <AppIcon name="chevron-left" />
          {back.label}
        </Link>
      ) : null}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-feature wrap-anywhere">{heading}</h1>
          {lead ? <p className="mt-1 text-ink-soft wrap-anywhere">{lead}</p> : null}
        </div>
        {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
      </div>
      <DoneNote />
      {children}
    </main>
  );
}

/** Told by the address an action has led to, so that it is said without a script as well. */
const doneWords: Record<string, string> = {
  contact: 'The changes are saved.',
  property: 'The property is saved.',
  made: 'The customer is in the list.',
  known: 'We knew this address already: this is the customer who has it.',
  note: 'The note is saved.',
  restored: 'The note is back.',
  consent: 'The consent is recorded.',
  withdrawn: 'It is recorded that this is no longer allowed.',
  merged: 'The two are one customer now. It can be undone below for 30 days.',
  apart: 'They are two customers again.',
};

function DoneNote() {
  const [params] = useSearchParams();
  const words = doneWords[params.get('done') ?? ''];
  return words ? <Alert tone="green" title={words} className="mt-6 max-w-reading" /> : null;
}
