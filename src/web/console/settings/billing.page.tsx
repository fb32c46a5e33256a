// When invoices are due and reminded of, and from which day on work is billed.
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

const { invoiceDueDays, billingSince, reminderDays } = settingsFields.billing;

/** Numbers with commas between them, as they are typed. */
const TypedDays = z
  .string({ error: 'Please enter numbers of days, such as 3, 10, 24.' })
  .transform((text): readonly number[] =>
    text.split(',').map((part) => Number(part.trim() || Number.NaN)),
  )
  .pipe(reminderDays);

const billingSettingSteps = steps({
  save: step({
    // A blank day comes from the form as nothing.
    schema: z.strictObject({
      version: z.string(),
      invoiceDueDays,
      billingSince: billingSince.optional(),
      // A box that is not checked comes from the form as nothing.
      remindersAreOn: z.boolean().default(false),
      reminderDays: TypedDays,
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
  remindersAreOn: 'Payment reminders',
  reminderDays: 'Days after the due day',
} as const;

export default function BillingSettingsPage({
  loaderData: { isOwner, billing },
}: Route.ComponentProps) {
  const values = {
    invoiceDueDays: String(billing.invoiceDueDays),
    billingSince: billing.billingSince ?? '',
    reminderDays: billing.reminderDays.join(', '),
  };
  const onOrOff = (isOn: boolean) => (isOn ? 'On' : 'Off');
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
          [
            labels.remindersAreOn,
            onOrOff(billing.remindersAreOn),
            onOrOff(typed('remindersAreOn') === 'on'),
          ],
          [labels.reminderDays, values.reminderDays, typed('reminderDays')],
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
            <label className="flex items-start gap-3">
              <input
                type="checkbox"
                name="remindersAreOn"
                defaultChecked={billing.remindersAreOn}
                className="mt-1 size-5 accent-oak"
              />
              <span>Remind customers of overdue invoices by email</span>
            </label>
            <TextField
              {...field('reminderDays')}
              autoComplete="off"
              hint="One to five, in order, such as 3, 10, 24. They go while the office is open, and stop when the invoice is paid or credited, while a reported problem is open, and for accounts with reminders turned off."
              className="max-w-reading"
            />
            <SaveButton isOwner={isOwner} />
          </>
        )}
      </StepForm>
    </SettingsMain>
  );
}
