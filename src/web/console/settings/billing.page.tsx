// When invoices are due, reminded of and charged by autopay, and from which day on work is billed.
import { z } from 'zod';
import { settingsFields } from '#contract/platform/business-settings.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepConflict } from '#web/forms/app/step-conflict.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { step, steps } from '#web/forms/app/steps.ts';
import { TextField } from '#web/ui/field.tsx';
import { CheckBox, onOrOff } from '../../forms/app/check-box.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/billing.page.ts';
import { loadSettings } from './load-settings.ts';
import { SAVED, SaveButton, SettingsMain } from './settings-main.tsx';
import { typedDays } from './typed-days.ts';

export const meta = consoleMeta('Billing');

export async function loader({ context }: Route.LoaderArgs) {
  const { isOwner, billing } = await loadSettings(context);
  return { isOwner, billing };
}

const { invoiceDueDays, billingSince, reminderDays, autopayNoticeDays } = settingsFields.billing;

const billingSettingSteps = steps({
  save: step({
    // A blank day comes from the form as nothing.
    schema: z.strictObject({
      version: z.string(),
      invoiceDueDays,
      billingSince: billingSince.optional(),
      // A box that is not checked comes from the form as nothing.
      depositsAreSent: z.boolean().default(false),
      remindersAreOn: z.boolean().default(false),
      reminderDays: typedDays(reminderDays),
      autopayNoticeDays,
      tipsAreOn: z.boolean().default(false),
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
  depositsAreSent: 'Deposit invoices',
  remindersAreOn: 'Payment reminders',
  reminderDays: 'Days after the due day',
  tipsAreOn: 'Tips for the crew',
  autopayNoticeDays: 'Days between an autopay email and its charge',
} as const;

export default function BillingSettingsPage({
  loaderData: { isOwner, billing },
}: Route.ComponentProps) {
  const values = {
    invoiceDueDays: String(billing.invoiceDueDays),
    billingSince: billing.billingSince ?? '',
    reminderDays: billing.reminderDays.join(', '),
    autopayNoticeDays: String(billing.autopayNoticeDays),
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
          [
            labels.depositsAreSent,
            onOrOff(billing.depositsAreSent),
            onOrOff(typed('depositsAreSent') === 'on'),
          ],
          [
            labels.remindersAreOn,
            onOrOff(billing.remindersAreOn),
            onOrOff(typed('remindersAreOn') === 'on'),
          ],
          [labels.reminderDays, values.reminderDays, typed('reminderDays')],
          [labels.tipsAreOn, onOrOff(billing.tipsAreOn), onOrOff(typed('tipsAreOn') === 'on')],
          [labels.autopayNoticeDays, values.autopayNoticeDays, typed('autopayNoticeDays')],
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
            <CheckBox name="depositsAreSent" isOn={billing.depositsAreSent}>
              Send deposit invoices automatically when a quote is accepted
            </CheckBox>
            <CheckBox name="remindersAreOn" isOn={billing.remindersAreOn}>
              Remind customers of overdue invoices by email
            </CheckBox>
            <TextField
              {...field('reminderDays')}
              autoComplete="off"
              hint="One to five, in order, such as 3, 10, 24. They go while the office is open, and stop when the invoice is paid or credited, while a reported problem is open, and for accounts with reminders turned off."
              className="max-w-reading"
            />
            <TextField
              {...field('autopayNoticeDays')}
              inputMode="numeric"
              autoComplete="off"
              hint="From 1 to 14. Customers who agreed to autopay with more days keep theirs. Autopay needs online payments."
              className="max-w-reading"
            />
            <CheckBox name="tipsAreOn" isOn={billing.tipsAreOn}>
              Let customers who pay online add a tip for the crew
            </CheckBox>
            <SaveButton isOwner={isOwner} />
          </>
        )}
      </StepForm>
    </SettingsMain>
  );
}
