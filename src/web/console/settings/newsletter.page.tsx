// How fast the emails of the newsletter go out.
import { z } from 'zod';
import { settingsFields } from '#contract/platform/business-settings.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepConflict } from '#web/forms/app/step-conflict.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { step, steps } from '#web/forms/app/steps.ts';
import { TextField } from '#web/ui/field.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/newsletter.page.ts';
import { loadSettings } from './load-settings.ts';
import { SAVED, SaveButton, SettingsMain } from './settings-main.tsx';

export const meta = consoleMeta('Newsletter');

export async function loader({ context }: Route.LoaderArgs) {
  const { isOwner, newsletter } = await loadSettings(context);
  return { isOwner, newsletter };
}

const newsletterSettingSteps = steps({
  save: step({
    schema: z.strictObject({ version: z.string(), ...settingsFields.newsletter }),
    send: ({ api }, body) => api('PATCH /api/console/settings/newsletter', { body }),
    done: SAVED,
  }),
});

export const action = stepAction(newsletterSettingSteps);

const labels = { mailsPerMinute: 'Emails per minute' } as const;

export default function NewsletterSettingsPage({
  loaderData: { isOwner, newsletter },
}: Route.ComponentProps) {
  const { version } = newsletter;
  const mailsPerMinute = String(newsletter.mailsPerMinute);
  return (
    <SettingsMain
      heading="Newsletter"
      lead="A mail server that gets too many emails at once refuses them or takes us for a spammer. Your mail provider’s terms say how many it takes."
      of={newsletterSettingSteps}
      isOwner={isOwner}
    >
      <StepConflict
        of={newsletterSettingSteps}
        version={version}
        facts={({ typed }) => [[labels.mailsPerMinute, mailsPerMinute, typed('mailsPerMinute')]]}
      />
      <StepForm
        of={newsletterSettingSteps}
        step="save"
        version={version}
        labels={labels}
        defaultValue={{ mailsPerMinute }}
        className="mt-6 grid gap-5"
      >
        {(field) => (
          <>
            <TextField
              {...field('mailsPerMinute')}
              inputMode="numeric"
              autoComplete="off"
              hint="From 1 to 3,000. At 30 a list of 900 takes half an hour."
              className="max-w-reading"
            />
            <SaveButton isOwner={isOwner} />
          </>
        )}
      </StepForm>
    </SettingsMain>
  );
}
