// What the office can change for a customer on the telephone: each a form that leads to its terms and changes nothing itself.

import { Form } from 'react-router';
import { frequencyWords } from '#company/facts/visit-labels.ts';
import { capitalized } from '#company/rules/platform/capitalized.ts';
import { hasYear, monthlyFrequencies } from '#company/rules/visits/plan-change.ts';
import type { DeskPlan } from '#contract/visits/service-plan-desk.ts';
import type { PlanChange, PlanChangeKind } from '#contract/visits/service-plans.ts';
import { Button } from '#web/ui/button.tsx';
import { Select, TextField } from '#web/ui/field.tsx';
import { Part } from '../customers/part.tsx';

type PlanChangesProps = { desk: DeskPlan; change: PlanChange | null };

const headings: Record<PlanChangeKind, string> = {
  frequency: 'How often we come',
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel the plan',
  restart: 'Start again',
};

export function PlanChanges({ desk, change }: PlanChangesProps) {
  const { plan } = desk;
  const kinds = desk.changes.filter((kind) => kind !== 'frequency' || hasYear(plan.frequency));
  return (
    <Part id="plan-changes" heading="Change for the customer">
      <p className="mt-1 text-ink-soft">
        Read them the terms. Once they say yes, the plan changes and they get a copy.
      </p>
      <ul className="mt-3 divide-y divide-line">
        {kinds.map((kind) => (
          <li key={kind} className="py-3">
            <Form method="get" className="flex flex-wrap items-end gap-3" preventScrollReset>
              <input type="hidden" name="kind" value={kind} />
              {kind === 'frequency' ? (
                <Select
                  id="frequency"
                  name="frequency"
                  label={headings.frequency}
                  defaultValue={change?.frequency ?? ''}
                  className="min-w-40"
                >
                  {monthlyFrequencies
                    .filter((value) => value !== plan.frequency)
                    .map((value) => (
                      <option key={value} value={value}>
                        {capitalized(frequencyWords[value])}
                      </option>
                    ))}
                </Select>
              ) : null}
              {kind === 'pause' ? (
                <>
                  <TextField
                    id="from"
                    name="from"
                    type="date"
                    label="Pause from"
                    defaultValue={change?.from}
                    required
                  />
                  <TextField
                    id="until"
                    name="until"
                    type="date"
                    label="Last day, or none"
                    defaultValue={change?.until}
                  />
                </>
              ) : null}
              <Button type="submit" variant="quiet">
                {kind === 'frequency' || kind === 'pause' ? (
                  <>
                    See the terms<span className="sr-only">: {headings[kind]}</span>
                  </>
                ) : (
                  headings[kind]
                )}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Part>
  );
}
