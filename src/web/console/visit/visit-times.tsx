// The times of a visit that a phone with a wrong clock reported, for the office to confirm or correct.
import { type ConsoleVisit, VisitTimes } from '#contract/visits/console-visit.ts';
import { AppForm, SubmitButton } from '#web/forms/app/app-form.tsx';
import { type FormResult, useAppForm } from '#web/forms/app/use-app-form.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { TextField } from '#web/ui/field.tsx';

type TimesToConfirmProps = { visit: ConsoleVisit; result: FormResult | undefined };

export function TimesToConfirm({ visit, result }: TimesToConfirmProps) {
  if (visit.unsureTimes.length === 0) return null;
  return (
    <Alert tone="amber" title="Please confirm the times of this visit">
      <p className="mt-1">
        The clock of the crew’s phone was wrong, so these are the times when its reports came in.
        The customer sees no times, and no length is counted, until you confirm or correct them.
      </p>
      <Fields visit={visit} result={result} />
    </Alert>
  );
}

function Fields({ visit, result }: TimesToConfirmProps) {
  const { state, field } = useAppForm({
    id: 'times',
    schema: VisitTimes,
    labels: {
      version: 'Version',
      onTheWayAt: 'On the way',
      arrivedAt: 'Arrived',
      leftAt: 'Left',
    },
    result,
    defaultValue: {
      onTheWayAt: visit.onTheWayAt ?? '',
      arrivedAt: visit.arrivedAt ?? '',
      leftAt: visit.leftAt ?? '',
    },
  });
  const names = (['onTheWayAt', 'arrivedAt', 'leftAt'] as const).filter((name) => visit[name]);
  return (
    <AppForm state={state} step="times" className="mt-4 grid gap-4">
      <input type="hidden" name="version" value={visit.version} />
      <div className="grid gap-3 sm:grid-cols-3">
        {names.map((name) => (
          <TextField key={name} {...field(name)} type="time" />
        ))}
      </div>
      <p>
        <SubmitButton pending="Saving...">Confirm Times</SubmitButton>
      </p>
    </AppForm>
  );
}
