// How long quotes and offers are good, what notice customers get, and how soon a review is looked at.
import { DeadlinesChange } from '#contract/platform/business-settings.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepConflict } from '#web/forms/app/step-conflict.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { step, steps } from '#web/forms/app/steps.ts';
import { TextField } from '#web/ui/field.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/deadlines.page.ts';
import { loadSettings } from './load-settings.ts';
import { SAVED, SaveButton, SettingsMain } from './settings-main.tsx';

export const meta = consoleMeta('Deadlines');

export async function loader({ context }: Route.LoaderArgs) {
  const { isOwner, deadlines } = await loadSettings(context);
  return { isOwner, deadlines };
}

const deadlineSteps = steps({
  save: step({
    schema: DeadlinesChange,
    send: ({ api }, body) => api('PATCH /api/console/settings/deadlines', { body }),
    done: SAVED,
  }),
});

export const action = stepAction(deadlineSteps);

const labels = {
  quoteDays: 'A quote is good for (days)',
  planOfferDays: 'A plan offer is good for (days)',
  priceNoticeDays: 'Notice of a new plan price (days)',
  reviewDecisionDays: 'Decide about a review within (days)',
} as const;

const hints: Readonly<Record<keyof typeof labels, string>> = {
  quoteDays: 'From 1 to 180. What a new quote begins with; you can change it on each.',
  planOfferDays: 'From 1 to 180. What a new offer begins with; you can change it on each.',
  priceNoticeDays: 'From 14 to 180. No plan costs more sooner than that.',
  reviewDecisionDays: 'From 1 to 30. Today shows what is late.',
};

export default function DeadlinesPage({
  loaderData: { isOwner, deadlines },
}: Route.ComponentProps) {
  const { version, ...values } = deadlines;
  const names = Object.keys(labels) as (keyof typeof labels)[];
  return (
    <SettingsMain
      heading="Deadlines"
      lead="They count for what is made from now on. What was sent keeps its day."
      of={deadlineSteps}
      isOwner={isOwner}
    >
      <StepConflict
        of={deadlineSteps}
        version={version}
        facts={({ typed }) =>
          names.map((name) => [labels[name], String(values[name]), typed(name)])
        }
      />
      <StepForm
        of={deadlineSteps}
        step="save"
        version={version}
        labels={labels}
        defaultValue={Object.fromEntries(names.map((name) => [name, String(values[name])]))}
        className="mt-6 grid max-w-reading gap-5"
      >
        {(field) => (
          <>
            {names.map((name) => (
              <TextField
                key={name}
                {...field(name)}
                inputMode="numeric"
                autoComplete="off"
                hint={hints[name]}
              />
            ))}
            <SaveButton isOwner={isOwner} />
          </>
        )}
      </StepForm>
    </SettingsMain>
  );
}
