// Breaks of the crew's people: "Break" and "Back to work" for everyone at once or for one person. Payroll hours are made of them.
import type { ReactNode } from 'react';
import { fill } from '#company/rules/platform/fill-message.ts';
import { Button } from '#web/ui/button.tsx';
import { useCrewPage } from './crew-context.ts';
import { describeTime } from './messages/crew-times.ts';
import { ReportForm } from './report-form.tsx';
import './breaks.css';

export function Breaks() {
  const { day, messages, language, timeOf } = useCrewPage();
  const { here, onBreak } = day;
  if (!day.isToday || (here.length === 0 && onBreak.length === 0)) return null;
  const away = onBreak.map(({ name }) => name);
  const working = here.filter((name) => !away.includes(name));
  const everyone = [...new Set([...here, ...away])];
  return (
    <section className="breaks" aria-label={messages.breaks}>
      {onBreak.length > 0 ? (
        <>
          <ul className="breaks-now" aria-live="polite">
            {onBreak.map(({ name, since }) => (
              <li key={name}>
                {fill(messages.onBreakSince, { name, time: describeTime(timeOf(since), language) })}
              </li>
            ))}
          </ul>
          <BreakButton kind="break-end" people={away} className="w-full">
            {messages.backToWork}
          </BreakButton>
        </>
      ) : (
        <BreakButton kind="break-start" people={working} className="w-full">
          {messages.takeBreak}
        </BreakButton>
      )}
      {everyone.length > 1 ? (
        <details>
          <summary className="breaks-line">{messages.breakOfOne}</summary>
          <ul className="breaks-people">
            {everyone.map((name) => (
              <li key={name}>
                <span>{name}</span>
                <BreakButton
                  kind={away.includes(name) ? 'break-end' : 'break-start'}
                  people={[name]}
                >
                  {away.includes(name) ? messages.backToWork : messages.takeBreak}
                  <span className="sr-only">, {name}</span>
                </BreakButton>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}

type BreakButtonProps = {
  kind: 'break-start' | 'break-end';
  people: readonly string[];
  className?: string;
  children: ReactNode;
};

function BreakButton({ kind, people, className, children }: BreakButtonProps) {
  return (
    <ReportForm stop={null} kind={kind} tapped={() => ({ kind, people: [...people] })}>
      {people.map((name) => (
        <input key={name} type="hidden" name="people" value={name} />
      ))}
      <Button
        type="submit"
        variant={kind === 'break-end' ? 'oak' : 'quiet'}
        {...(className && { className })}
      >
        {children}
      </Button>
    </ReportForm>
  );
}
