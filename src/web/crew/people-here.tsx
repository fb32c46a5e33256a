// Who of the crew is here today: chosen once in the morning, and changed when someone comes or goes.

import { fill } from '#company/rules/platform/fill-message.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { Button } from '#web/ui/button.tsx';
import { useCrewPage } from './crew-context.ts';
import { ReportForm } from './report-form.tsx';
import './people-here.css';

export function PeopleHere() {
  const { day, messages } = useCrewPage();
  const { people, here } = day;
  if (people.length === 0 || !day.isToday) return null;
  return (
    <details className="people-here" open={here.length === 0}>
      <summary className="people-here-line">
        <AppIcon name="person" className="size-5 shrink-0" />
        {here.length === 0
          ? messages.whoIsHere
          : fill(messages.hereToday, { names: here.join(', ') })}
      </summary>
      <ReportForm
        stop={null}
        kind="people"
        tapped={(form) => ({ kind: 'people', people: form.getAll('people').map(String) })}
      >
        <fieldset className="people-here-choices">
          <legend className="sr-only">{messages.whoIsHere}</legend>
          {people.map((name) => (
            <label key={name} className="people-here-chip">
              <input
                type="checkbox"
                name="people"
                value={name}
                defaultChecked={here.includes(name)}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <Button type="submit" className="w-full">
          {messages.save}
        </Button>
      </ReportForm>
    </details>
  );
}
