// How soon requests are answered, how long quotes and offers are good, when customers are asked about them, what notice customers get, and how soon a review is looked at.
import { Fragment } from 'react';
import { z } from 'zod';
import { keysOf } from '#company/rules/platform/known-keys.ts';
import { settingsFields } from '#contract/platform/business-settings.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepConflict } from '#web/forms/app/step-conflict.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { step, steps } from '#web/forms/app/steps.ts';
import { TextField } from '#web/ui/field.tsx';
import { CheckBox, onOrOff } from '../../forms/app/check-box.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/deadlines.page.ts';
import { loadSettings } from './load-settings.ts';
import { SAVED, SaveButton, SettingsMain } from './settings-main.tsx';
import { typedDays } from './typed-days.ts';

export const meta = consoleMeta('Deadlines');

export async function loader({ context }: Route.LoaderArgs) {
  const { isOwner, deadlines } = await loadSettings(context);
  return { isOwner, deadlines };
}

const deadlineSteps = steps({
  save: step({
    schema: z.strictObject({
      version: z.string(),
      ...settingsFields.deadlines,
      // A box that is not checked comes from the form as nothing.
      quoteFollowUpsAreOn: z.boolean().default(false),
      leadAlertsAreOn: z.boolean().default(false),
      promisesAreShown: z.boolean().default(false),
      quoteFollowUpDays: typedDays(settingsFields.deadlines.quoteFollowUpDays),
    }),
    send: ({ api }, body) => api('PATCH /api/console/settings/deadlines', { body }),
    done: SAVED,
  }),
});

export const action = stepAction(deadlineSteps);

const FOLLOW_UPS = 'Quote follow-ups';
const LEAD_ALERTS = 'Texts about leads that wait';
const PROMISES = 'Promises on the home page';

const labels = {
  replyHours: 'A request is answered within (hours)',
  quoteDays: 'A quote is good for (days)',
  quoteFollowUpDays: 'Days after a quote was sent',
  leadAlertAfterMinutes: 'Open minutes until the first is texted',
  visitNoticeDays: 'A visit is announced (days before)',
  planOfferDays: 'A plan offer is good for (days)',
  priceNoticeDays: 'Notice of a new plan price (days)',
  reviewDecisionDays: 'Decide about a review within (days)',
  problemCloseDays: 'Close a reported problem within (days)',
} as const;

const hints: Readonly<Record<keyof typeof labels, string>> = {
  replyHours:
    'From 1 to 72. The site, its forms, the portal and emails promise it. In content, write {replyTime} where it belongs.',
  quoteDays: 'From 1 to 180. What a new quote begins with; you can change it on each.',
  quoteFollowUpDays:
    'One to five, in order, such as 3, 10. The emails go while the office is open, and stop when the quote is answered, when someone writes about it, and on its last day.',
  leadAlertAfterMinutes:
    'From 5 to 600, counted while the office is open. Those on call are texted one after the other, as for live chat, until someone answers.',
  visitNoticeDays:
    '1 or 2. Customers get one email a visit, at nine in the morning, unless they have turned it off.',
  planOfferDays: 'From 1 to 180. What a new offer begins with; you can change it on each.',
  priceNoticeDays: 'From 14 to 180. No plan costs more sooner than that.',
  reviewDecisionDays: 'From 1 to 30. Today shows what is late.',
  problemCloseDays:
    'From 1 to 30, from the day of the report. Reports show how many were closed in time.',
};

export default function DeadlinesPage({
  loaderData: { isOwner, deadlines },
}: Route.ComponentProps) {
  const { version, quoteFollowUpsAreOn, leadAlertsAreOn, promisesAreShown, ...values } = deadlines;
  const shown = (name: keyof typeof labels) =>
    name === 'quoteFollowUpDays' ? values[name].join(', ') : String(values[name]);
  const names = keysOf(labels);
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
        facts={({ typed }) => [
          ...names.map((name) => [labels[name], shown(name), typed(name)] as const),
          [
            FOLLOW_UPS,
            onOrOff(quoteFollowUpsAreOn),
            onOrOff(typed('quoteFollowUpsAreOn') === 'on'),
          ],
          [LEAD_ALERTS, onOrOff(leadAlertsAreOn), onOrOff(typed('leadAlertsAreOn') === 'on')],
          [PROMISES, onOrOff(promisesAreShown), onOrOff(typed('promisesAreShown') === 'on')],
        ]}
      />
      <StepForm
        of={deadlineSteps}
        step="save"
        version={version}
        labels={{
          ...labels,
          quoteFollowUpsAreOn: FOLLOW_UPS,
          leadAlertsAreOn: LEAD_ALERTS,
          promisesAreShown: PROMISES,
        }}
        defaultValue={Object.fromEntries(names.map((name) => [name, shown(name)]))}
        className="mt-6 grid max-w-reading gap-5"
      >
        {(field) => (
          <>
            {names.map((name) => (
              <Fragment key={name}>
                {name === 'quoteFollowUpDays' ? (
                  <CheckBox name="quoteFollowUpsAreOn" isOn={quoteFollowUpsAreOn}>
                    Ask customers by email about quotes they haven’t answered
                  </CheckBox>
                ) : null}
                {name === 'leadAlertAfterMinutes' ? (
                  <CheckBox name="leadAlertsAreOn" isOn={leadAlertsAreOn}>
                    Text those on call about leads that no one has answered
                  </CheckBox>
                ) : null}
                <TextField
                  {...field(name)}
                  {...(name !== 'quoteFollowUpDays' && { inputMode: 'numeric' })}
                  autoComplete="off"
                  hint={hints[name]}
                />
              </Fragment>
            ))}
            <PromisesBox isOn={promisesAreShown} />
            <SaveButton isOwner={isOwner} />
          </>
        )}
      </StepForm>
    </SettingsMain>
  );
}

/** Here, because the figures are of what is promised: when we answer and when we come. */
function PromisesBox({ isOn }: { isOn: boolean }) {
  return (
    <div>
      <CheckBox name="promisesAreShown" isOn={isOn}>
        Show on the home page how we keep our promises
      </CheckBox>
      <p className="mt-1 text-small text-ink-soft">
        The median first answer, arrivals within the window, and problems answered and closed in
        time, each with at least 30 cases in the last 90 days. Updated every night. Reports,
        Promises, has them for any period.
      </p>
    </div>
  );
}
