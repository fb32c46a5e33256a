// A page of the site with one form: the form on the left, and beside it what a person wants to know before sending it.
import { type ReactNode, useId } from 'react';
import { TextLink } from '#web/ui/text-link.tsx';
import { HoursFact } from './company-facts.tsx';
import { useSite } from './use-site.ts';
import { useSiteMessages } from './use-site-messages.ts';

type FormPageProps = {
  /** Below the form where there is no room beside it. */
  aside: ReactNode;
  children: ReactNode;
};

export function FormPage({ aside, children }: FormPageProps) {
  return (
    <div className="grid items-start gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="max-w-reading">{children}</div>
      {aside}
    </div>
  );
}

type FormAsideProps = {
  heading: string;
  /** What happens after the form is sent, in order. */
  steps: readonly string[];
  /** Anything else that helps with this form. */
  children?: ReactNode;
};

/** What happens next, when the office is open, and how to call it. */
export function FormAside({ heading, steps, children }: FormAsideProps) {
  const { company, hours } = useSite();
  const { officeHours, ratherTalk } = useSiteMessages();
  const id = useId();
  return (
    <aside className="grid gap-8 lg:border-l lg:border-line lg:pl-10" aria-labelledby={id}>
      <div>
        <h2 id={id} className="text-title">
          {heading}
        </h2>
        <ol className="mt-4 grid list-decimal gap-3 pl-5 text-ink-soft marker:font-semibold marker:text-clay">
          {steps.map((step) => (
            <li key={step} className="pl-1">
              {step}
            </li>
          ))}
        </ol>
      </div>
      {children}
      <dl className="border-t border-line pt-6 text-ink-soft [&_dt]:font-semibold [&_dt]:text-ink">
        <HoursFact term={officeHours} hours={hours.office} />
        <div className="mt-4">
          <dt>{ratherTalk}</dt>
          <dd>
            <TextLink href={`tel:${company.phoneDial}`}>{company.phone}</TextLink>
          </dd>
        </div>
      </dl>
    </aside>
  );
}
