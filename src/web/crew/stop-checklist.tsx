// The checklist of a stop: each line a large button that is on or off.

import { fill } from '#company/rules/platform/fill-message.ts';
import type { CrewStop } from '#contract/visits/crew-day.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useCrewPage } from './crew-context.ts';
import { ReportForm } from './report-form.tsx';
import './stop-checklist.css';

export function StopChecklist({ stop }: { stop: CrewStop }) {
  const { language, messages } = useCrewPage();
  if (stop.checklist.length === 0) return null;
  const isOver = stop.state === 'done' || stop.state === 'skipped';
  return (
    <section aria-label={fill(messages.checklistOf, { address: stop.address })}>
      <h2 className="stop-checklist-name">{messages.checklist}</h2>
      <ul className="stop-checklist">
        {stop.checklist.map(({ key, label, labelEs, isDone }) => (
          <li key={key}>
            <ReportForm
              stop={stop}
              kind="tick"
              tapped={() => ({ kind: 'tick', item: key, isDone: !isDone })}
              hidden={{ item: key, isDone: String(!isDone) }}
            >
              <button
                type="submit"
                className={classNames('stop-checklist-line', isDone && 'stop-checklist-done')}
                aria-pressed={isDone}
                disabled={isOver}
              >
                <span className="stop-checklist-box">
                  {isDone ? <AppIcon name="check" className="size-5" /> : null}
                </span>
                {language === 'es' ? (labelEs ?? label) : label}
              </button>
            </ReportForm>
          </li>
        ))}
      </ul>
    </section>
  );
}
