// Staff raise the notice that every public page shows after a storm, change it, and take it down.
import { data, Form, redirect } from 'react-router';
import { NOTICE_LENGTH, stormNoticeWords } from '#company/facts/storm-messages.ts';
import { slotLabel } from '#company/rules/booking/booking-hours.ts';
import { addDays, dateInZone, formatDate, timeInZone } from '#company/rules/time/company-time.ts';
import { NewStormNotice } from '#contract/leads/storm.ts';
import { AppForm, SubmitButton } from '#web/forms/app/app-form.tsx';
import { sendForm } from '#web/forms/app/send-form.ts';
import { type FormResult, useAppForm } from '#web/forms/app/use-app-form.ts';
import { useLastAnswer } from '#web/forms/app/use-last-answer.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/storm-notice.page.ts';

const PATH = '/console/storm';

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

export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const form = await request.formData();
  if (form.get('step') === 'end') {
    await api('DELETE /api/console/storm-notice');
    return redirect(PATH, 303);
  }
  const answer = await sendForm(form, NewStormNotice, (body) =>
    api('POST /api/console/storm-notice', { body }),
  );
  if (answer.isTaken) return redirect(PATH, 303);
  return data({ result: answer.result }, { status: answer.status });
}

type Shown = Route.ComponentProps['loaderData'];

export default function StormNoticePage({ loaderData, actionData: latest }: Route.ComponentProps) {
  const actionData = useLastAnswer(latest);
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
          title={`Up until ${formatDate(untilDate)}, ${slotLabel(untilTime)}.`}
          action={
            <Form method="post">
              <input type="hidden" name="step" value="end" />
              <Button type="submit" variant="quiet" size="small">
                Take it down
              </Button>
            </Form>
          }
        >
          {words}
        </Alert>
      ) : null}
      <NoticeForm
        key={`${words}${untilDate}${untilTime}`}
        {...{ ...loaderData }}
        result={actionData?.result}
      />
    </ConsoleMain>
  );
}

function NoticeForm({ result, ...shown }: Shown & { result: FormResult | undefined }) {
  const { words, untilDate, untilTime, isRaised } = shown;
  const { state, field } = useAppForm({
    id: 'storm-notice',
    schema: NewStormNotice,
    labels: { words: 'Message', untilDate: 'Until', untilTime: 'At' },
    result,
    defaultValue: { words, untilDate, untilTime },
  });
  return (
    <Card className="mt-6 p-5">
      <AppForm state={state} className="grid gap-4">
        <TextArea {...field('words')} rows={3} maxLength={NOTICE_LENGTH} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field('untilDate')} type="date" />
          <TextField {...field('untilTime')} type="time" />
        </div>
        <div>
          <SubmitButton pending="Raising...">
            {isRaised ? 'Update Notice' : 'Publish Notice'}
          </SubmitButton>
        </div>
      </AppForm>
    </Card>
  );
}
