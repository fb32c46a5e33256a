// How often an account is asked how a visit was.
import { z } from 'zod';
import { settingsFields } from '#contract/platform/business-settings.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepConflict } from '#web/forms/app/step-conflict.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { step, steps } from '#web/forms/app/steps.ts';
import { TextField } from '#web/ui/field.tsx';
import { CheckBox, onOrOff } from '../../forms/app/check-box.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/reviews.page.ts';
import { loadSettings } from './load-settings.ts';
import { SAVED, SaveButton, SettingsMain } from './settings-main.tsx';

export const meta = consoleMeta('Review requests');

export async function loader({ context }: Route.LoaderArgs) {
  const { isOwner, reviews } = await loadSettings(context);
  return { isOwner, reviews };
}

const reviewSettingSteps = steps({
  save: step({
    schema: z.strictObject({
      version: z.string(),
      ...settingsFields.reviews,
      // A box that is not checked comes from the form as nothing.
      reviewsAreAsked: z.boolean().default(false),
    }),
    send: ({ api }, body) => api('PATCH /api/console/settings/reviews', { body }),
    done: SAVED,
  }),
});

export const action = stepAction(reviewSettingSteps);

const ASKED = 'Review requests';

const labels = { reviewAskDays: 'Days between two requests to an account' } as const;

export default function ReviewSettingsPage({
  loaderData: { isOwner, reviews },
}: Route.ComponentProps) {
  const { version } = reviews;
  const reviewAskDays = String(reviews.reviewAskDays);
  return (
    <SettingsMain
      heading="Review requests"
      lead="After a completed visit every customer is asked alike. Ratings, problems and prices play no part: asking happy customers alone is against the law."
      of={reviewSettingSteps}
      isOwner={isOwner}
    >
      <StepConflict
        of={reviewSettingSteps}
        version={version}
        facts={({ typed }) => [
          [ASKED, onOrOff(reviews.reviewsAreAsked), onOrOff(typed('reviewsAreAsked') === 'on')],
          [labels.reviewAskDays, reviewAskDays, typed('reviewAskDays')],
        ]}
      />
      <StepForm
        of={reviewSettingSteps}
        step="save"
        version={version}
        labels={{ ...labels, reviewsAreAsked: ASKED }}
        defaultValue={{ reviewAskDays }}
        className="mt-6 grid gap-5"
      >
        {(field) => (
          <>
            <CheckBox name="reviewsAreAsked" isOn={reviews.reviewsAreAsked}>
              Ask customers by email how a visit was
            </CheckBox>
            <TextField
              {...field('reviewAskDays')}
              inputMode="numeric"
              autoComplete="off"
              hint="From 30 to 365. While a request is open, no other one is sent."
              className="max-w-reading"
            />
            <SaveButton isOwner={isOwner} />
          </>
        )}
      </StepForm>
    </SettingsMain>
  );
}
