// The changes that a plan allows as it stands: each a form that leads to its terms and changes nothing itself.

import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { capitalized } from '#company/rules/platform/capitalized.ts';
import { hasYear, monthlyFrequencies } from '#company/rules/visits/plan-change.ts';
import type { PlanChange, ServicePlan } from '#contract/visits/service-plans.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { ChoiceList } from '../parts/choice-list.tsx';
import { usePartsMessages } from '../parts/messages/use-parts-messages.ts';
import { Panel } from '../parts/panel.tsx';
import { usePlanMessages } from './messages/use-plan-messages.ts';

type ChangeFormsProps = { plan: ServicePlan; change: PlanChange | null };

export function ChangeForms({ plan, change }: ChangeFormsProps) {
  const messages = usePlanMessages();
  const { frequencies } = usePartsMessages();
  if (plan.state === 'cancelled') {
    return (
      <div className="mt-8 grid gap-5 lg:grid-cols-2">
        <ChangeForm kind="restart" heading={messages.startAgain} button={messages.seePrice} isMain>
          <p className="text-ink-soft">{messages.hasEnded}</p>
        </ChangeForm>
      </div>
    );
  }
  const isActive = plan.state === 'active';
  return (
    <div className="mt-8 grid gap-5 lg:grid-cols-2">
      {isActive && hasYear(plan.frequency) ? (
        <ChangeForm kind="frequency" heading={messages.howOften} button={messages.seeNewPrice}>
          <ChoiceList
            id="frequency"
            name="frequency"
            type="radio"
            legend={messages.come}
            choices={monthlyFrequencies.map((value) => ({
              value,
              label: capitalized(frequencies[value]),
              isDisabled: value === plan.frequency,
              ...(value === plan.frequency && { hint: messages.current }),
            }))}
            chosen={change?.frequency ? [change.frequency] : []}
          />
        </ChangeForm>
      ) : null}
      {isActive ? (
        <ChangeForm kind="pause" heading={messages.pause} button={messages.review}>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              id="from"
              name="from"
              type="date"
              label={messages.pauseFrom}
              defaultValue={change?.from}
              required
            />
            <TextField
              id="until"
              name="until"
              type="date"
              label={messages.lastDay}
              defaultValue={change?.until}
              hint={messages.lastDayHint}
            />
          </div>
        </ChangeForm>
      ) : (
        <ChangeForm kind="resume" heading={messages.resume} button={messages.review} isMain>
          <p className="text-ink-soft">{messages.resumeLead}</p>
        </ChangeForm>
      )}
      <ChangeForm kind="cancel" heading={messages.cancelPlan} button={messages.review}>
        <p className="text-ink-soft">{messages.cancelLead}</p>
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
