// Staff raise the notice that every public page shows after a storm, change it, and take it down.
import { NOTICE_LENGTH, stormNoticeWords } from '#company/facts/storm-messages.ts';
import { addDays, dateInZone, formatDate, timeInZone } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/storm-notice.page.ts';
import { stormSteps } from './storm-steps.ts';

export const meta = consoleMeta('Storm notice');

export async function loader({ context }: Route.LoaderArgs) {
  const { notice } = await context.get(apiContext)('GET /api/console/storm-notice');
  const { timeZone, today } = context.get(companyContext);
  const until = notice && new Date(notice.until);
  return {
    words: notice?.words ?? stormNoticeWords,
    isRaised: notice !== null,
    untilDate: until ? dateInZone(until, timeZone) : addDays(today, 2),
    untilTime: until ? timeInZone(until, timeZone) : '18:00',
  };
}

export const action = stepAction(stormSteps);

type Shown = Route.ComponentProps['loaderData'];

export default function StormNoticePage({ loaderData }: Route.ComponentProps) {
  const { isRaised, words, untilDate, untilTime } = loaderData;
  return (
    <ConsoleMain
      heading="Storm notice"
      lead="Within a second it is at the top of every public page a visitor opens, with a link to the storm form."
      back={{ to: '/console', label: 'Today' }}
      width="form"
    >
      {isRaised ? (
        <Alert
          tone="amber"
          className="mt-6"
          title={`Up until ${formatDate(untilDate)}, ${timeLabel(untilTime)}.`}
          action={
            <StepButton of={stormSteps} step="end" variant="quiet" size="small">
              Take it down
            </StepButton>
          }
        >
          {words}
        </Alert>
      ) : null}
      <NoticeForm key={`${words}${untilDate}${untilTime}`} {...loaderData} />
    </ConsoleMain>
  );
}

function NoticeForm({ words, untilDate, untilTime, isRaised }: Shown) {
  return (
    <Card className="mt-6 p-5">
      <StepForm
        of={stormSteps}
        step="raise"
        labels={{ words: 'Message', untilDate: 'Until', untilTime: 'At' }}
        defaultValue={{ words, untilDate, untilTime }}
        className="grid gap-4"
      >
        {(field) => (
          <>
            <TextArea {...field('words')} rows={3} maxLength={NOTICE_LENGTH} />
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField {...field('untilDate')} type="date" />
              <TextField {...field('untilTime')} type="time" />
            </div>
            <div>
              <SubmitButton pending="Publishing...">
                {isRaised ? 'Update Notice' : 'Publish Notice'}
              </SubmitButton>
            </div>
          </>
        )}
      </StepForm>
    </Card>
  );
}
