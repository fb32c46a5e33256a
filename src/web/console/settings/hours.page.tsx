// The office hours by weekday, and the way to the other hours there are.

import { Link } from 'react-router';
import type { OpeningHours } from '#company/facts/settings.ts';
import { hoursOfDays } from '#company/rules/chat/support-hours.ts';
import { type Weekday, weekdaysFromMonday } from '#company/rules/time/weekdays.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepConflict } from '#web/forms/app/step-conflict.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { step, steps } from '#web/forms/app/steps.ts';
import { TextField } from '#web/ui/field.tsx';
import { consoleMeta } from '../console-meta.ts';
import { DayHours } from '../hours/day-hours.tsx';
import type { Route } from './+types/hours.page.ts';
import { hoursLabels, hoursOf, TypedHours, typedHours, typedWeek } from './hours-form.ts';
import { loadSettings } from './load-settings.ts';
import { SAVED, SaveButton, SettingsMain } from './settings-main.tsx';

export const meta = consoleMeta('Hours');

export async function loader({ context }: Route.LoaderArgs) {
  const { isOwner, hours } = await loadSettings(context);
  return { isOwner, hours };
}

const hoursSteps = steps({
  save: step({
    schema: TypedHours,
    send: ({ api }, typed) => api('PATCH /api/console/settings/hours', { body: hoursOf(typed) }),
    done: SAVED,
  }),
});

export const action = stepAction(hoursSteps);

export default function HoursPage({ loaderData: { isOwner, hours } }: Route.ComponentProps) {
  return (
    <SettingsMain
      heading="Hours"
      lead="When the office is open: shown on every page and to search engines, and the clock by which replies are promised."
      of={hoursSteps}
      isOwner={isOwner}
    >
      <StepConflict
        of={hoursSteps}
        version={hours.version}
        facts={({ typed }) => [
          [
            'Office hours',
            inLine(hoursOfDays(hours.week, hours.dayOffLabel)),
            inLine(hoursOfDays(typedWeek(typed), typed('dayOffLabel') ?? undefined)),
          ],
        ]}
      />
      <StepForm
        of={hoursSteps}
        step="save"
        version={hours.version}
        labels={hoursLabels}
        defaultValue={typedHours(hours)}
        className="mt-6 grid gap-4"
      >
        {(field) => (
          <>
            <p className="text-ink-soft">
              Leave both blank on days off. To close over lunch, use Split hours.
            </p>
            {weekdaysFromMonday.map((day) => (
              <DayHours<Weekday> key={day} day={day} field={field} />
            ))}
            <TextField
              {...field('dayOffLabel')}
              autoComplete="off"
              maxLength={120}
              hint="In place of hours, such as “Closed” or “emergency calls only”."
            />
            <SaveButton isOwner={isOwner} />
          </>
        )}
      </StepForm>
      <OtherHours isOwner={isOwner} />
    </SettingsMain>
  );
}

function OtherHours({ isOwner }: { isOwner: boolean }) {
  return (
    <section className="mt-10" aria-labelledby="other-hours">
      <h2 id="other-hours" className="text-title">
        Other hours
      </h2>
      <ul className="mt-3 grid gap-2">
        {isOwner ? (
          <li>
            <Link className="text-link" to="/admin-support/settings">
              Support hours of the live chat
            </Link>
            , with dates on which they differ
          </li>
        ) : null}
        <li>
          <Link className="text-link" to="/console/calendar/closures">
            Closed days
          </Link>
          : no visits, no consultations, and no reply is promised for them
        </li>
        <li>
          <Link className="text-link" to="/console/calendar/slots">
            Availability
          </Link>
          : when visitors can book a consultation
        </li>
      </ul>
    </section>
  );
}

function inLine(lines: readonly OpeningHours[]): string {
  return lines.map(({ days, hours }) => `${days} ${hours}`).join(', ');
}
