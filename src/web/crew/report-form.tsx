// A form that reports one thing of a stop: kept by the telephone and sent when there is a signal; sent as a form where nothing is kept.
import type { FormEvent, ReactNode } from 'react';
import type { CrewStop } from '#contract/visits/crew-day.ts';
import { useCrewPage } from './crew-context.ts';
import type { Tapped } from './device-store.ts';

type ReportFormProps = {
  /** None for what is said of the whole day. */
  stop: CrewStop | null;
  /** What the form says, with what was typed into it. */
  tapped: (form: FormData) => Exclude<Tapped, { kind: 'photo' }>;
  kind: Tapped['kind'];
  /** Further fields that a plain form has to carry. */
  hidden?: Record<string, string>;
  className?: string;
  children: ReactNode;
};

export function ReportForm({
  stop,
  tapped,
  kind,
  hidden = {},
  className,
  children,
}: ReportFormProps) {
  const { tap, formKey } = useCrewPage();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    tap(stop, tapped(new FormData(form)))
      .then(() => form.reset())
      .catch(() => form.submit());
  };
  return (
    <form method="post" className={className} onSubmit={submit}>
      <input type="hidden" name="formKey" value={formKey} />
      {stop ? <input type="hidden" name="stop" value={stop.stop} /> : null}
      <input type="hidden" name="kind" value={kind} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
