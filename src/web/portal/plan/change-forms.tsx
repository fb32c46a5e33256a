// The changes that a plan allows as it stands: each a form that leads to its terms and changes nothing itself.

import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { frequencyWords } from '#company/facts/visit-labels.ts';
import { capitalized } from '#company/rules/platform/capitalized.ts';
import { hasYear, monthlyFrequencies } from '#company/rules/visits/plan-change.ts';
import type { PlanChange, ServicePlan } from '#contract/visits/service-plans.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { ChoiceList } from '../parts/choice-list.tsx';
import { Panel } from '../parts/panel.tsx';

type ChangeFormsProps = { plan: ServicePlan; change: PlanChange | null };

export function ChangeForms({ plan, change }: ChangeFormsProps) {
  if (plan.state === 'cancelled') {
    return (
      <div className="mt-8 grid gap-5 lg:grid-cols-2">
        <ChangeForm kind="restart" heading="Start again" button="See the price" isMain>
          <p className="text-ink-soft">
            This plan has ended. It can start again for the same property, at today’s prices.
          </p>
        </ChangeForm>
      </div>
    );
  }
  const isActive = plan.state === 'active';
  return (
    <div className="mt-8 grid gap-5 lg:grid-cols-2">
      {isActive && hasYear(plan.frequency) ? (
        <ChangeForm kind="frequency" heading="How often we come" button="See the new price">
          <ChoiceList
            id="frequency"
            name="frequency"
            type="radio"
            legend="Come"
            choices={monthlyFrequencies.map((value) => ({
              value,
              label: capitalized(frequencyWords[value]),
              isDisabled: value === plan.frequency,
              ...(value === plan.frequency && { hint: 'Current' }),
            }))}
            chosen={change?.frequency ? [change.frequency] : []}
          />
        </ChangeForm>
      ) : null}
      {isActive ? (
        <ChangeForm kind="pause" heading="Pause" button="Review the change">
          <div className="grid gap-4 sm:grid-cols-2">
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
              label="Last day"
              defaultValue={change?.until}
              hint="Leave blank to pause until you resume."
            />
          </div>
        </ChangeForm>
      ) : (
        <ChangeForm kind="resume" heading="Resume" button="Review the change" isMain>
          <p className="text-ink-soft">Visits start again, at the price you had.</p>
        </ChangeForm>
      )}
      <ChangeForm kind="cancel" heading="Cancel the plan" button="Review the change">
        <p className="text-ink-soft">
          No fee, no notice period. If you’ll just be away, a pause keeps your price.
        </p>
      </ChangeForm>
    </div>
  );
}

type ChangeFormProps = {
  kind: PlanChange['kind'];
  heading: string;
  button: string;
  isMain?: boolean;
  children: ReactNode;
};

function ChangeForm({ kind, heading, button, isMain, children }: ChangeFormProps) {
  return (
    <Panel id={`change-${kind}`} heading={heading}>
      <Form method="get" className="mt-5 grid gap-5">
        <input type="hidden" name="kind" value={kind} />
        {children}
        <p>
          <Button type="submit" variant={isMain ? 'clay' : 'oak'}>
            {button}
            <span className="sr-only"> – {heading}</span>
          </Button>
        </p>
      </Form>
    </Panel>
  );
}
