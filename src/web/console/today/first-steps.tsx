// The first steps of a new company, on Today until there are a crew and a customer: what is done, and the way to what is not.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { FirstSteps as Done } from '#contract/overviews/console.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

type StepProps = { isDone: boolean; link: ReactNode; children: ReactNode };

export function FirstSteps({ done, className }: { done: Done; className?: string }) {
  if (done.hasCrew && done.hasCustomer) return null;
  return (
    <section aria-labelledby="first-steps" className={className}>
      <h2 id="first-steps" className="text-title">
        First steps
      </h2>
      <ol className="mt-4 divide-y divide-line rounded-card border border-line bg-raised px-5">
        <Step
          isDone={done.hasCrew}
          link={<StepLink to="/console/crews">Add your first crew</StepLink>}
        >
          Who goes out, on which days, and how many visits a day.
        </Step>
        <Step
          isDone={done.hasSlots}
          link={<StepLink to="/console/calendar/slots">Set your availability</StepLink>}
        >
          The times at which visitors can book a consultation.
        </Step>
        <Step
          isDone={done.hasClosedDays}
          link={<StepLink to="/console/calendar/closures">Add closed days</StepLink>}
        >
          Holidays and vacations. Weekends are closed anyway.
        </Step>
        <Step isDone={false} link={<TextLink href="/lawn-plan">Check your prices</TextLink>}>
          What the site quotes for a lawn. Type an address and compare.
        </Step>
        <Step
          isDone={done.hasCustomer}
          link={<StepLink to="/console/customers/new">Add your first customer</StepLink>}
        >
          Or <StepLink to="/console/customers/import">import them from a file</StepLink>. Requests
          from the site arrive by themselves.
        </Step>
      </ol>
    </section>
  );
}

function Step({ isDone, link, children }: StepProps) {
  return (
    <li className="flex gap-3 py-3">
      <AppIcon
        name={isDone ? 'check' : 'chevron-right'}
        className={isDone ? 'mt-1 size-5 shrink-0 text-oak' : 'mt-1 size-5 shrink-0 text-ink-soft'}
      />
      <div>
        <p className="font-semibold">
          {link}
          {isDone ? <span className="text-ink-soft"> – done</span> : null}
        </p>
        <p className="text-ink-soft">{children}</p>
      </div>
    </li>
  );
}

function StepLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className="text-link" to={to}>
      {children}
    </Link>
  );
}
