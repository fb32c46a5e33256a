// When invoices are due, and from which day on work is billed.
import { z } from 'zod';
import { settingsFields } from '#contract/platform/business-settings.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepConflict } from '#web/forms/app/step-conflict.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { step, steps } from '#web/forms/app/steps.ts';
import { TextField } from '#web/ui/field.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/billing.page.ts';
import { loadSettings } from './load-settings.ts';
import { SAVED, SaveButton, SettingsMain } from './settings-main.tsx';

export const meta = consoleMeta('Billing');

export async function loader({ context }: Route.LoaderArgs) {
  const { isOwner, billing } = await loadSettings(context);
  return { isOwner, billing };
}

const { invoiceDueDays, billingSince } = settingsFields.billing;

const billingSettingSteps = steps({
  save: step({
    // A blank day comes from the form as nothing.
    schema: z.strictObject({
      version: z.string(),
      invoiceDueDays,
      billingSince: billingSince.optional(),
    }),
    send: ({ api }, typed) =>
      api('PATCH /api/console/settings/billing', {
        body: { ...typed, billingSince: typed.billingSince ?? null },
      }),
    done: SAVED,
  }),
});

export const action = stepAction(billingSettingSteps);

const labels = {
  invoiceDueDays: 'Days until an invoice is due',
  billingSince: 'Bill work done from',
} as const;

export default function BillingSettingsPage({
  loaderData: { isOwner, billing },
}: Route.ComponentProps) {
  const values = {
    invoiceDueDays: String(billing.invoiceDueDays),
    billingSince: billing.billingSince ?? '',
  };
  return (
    <SettingsMain
      heading="Billing"
      lead="Invoices already sent keep the day they are due."
      of={billingSettingSteps}
      isOwner={isOwner}
    >
      <StepConflict
        of={billingSettingSteps}
        version={billing.version}
        facts={({ typed }) => [
          [labels.invoiceDueDays, values.invoiceDueDays, typed('invoiceDueDays')],
          [labels.billingSince, values.billingSince, typed('billingSince')],
        ]}
      />
      <StepForm
        of={billingSettingSteps}
        step="save"
        version={billing.version}
        labels={labels}
        defaultValue={values}
        className="mt-6 grid gap-5"
      >
        {(field) => (
          <>
            <TextField
              {...field('invoiceDueDays')}
              inputMode="numeric"
              autoComplete="off"
              hint="From 0 to 90, counted from the day an invoice is sent. With 0 it is due the same day."
              className="max-w-reading"
            />
            <TextField
              {...field('billingSince')}
              type="date"
              hint="Leave blank to bill all completed work. Set a day if you billed earlier work elsewhere."
              className="max-w-reading"
            />
            <SaveButton isOwner={isOwner} />
          </>
        )}
      </StepForm>
    </SettingsMain>
  );
}
