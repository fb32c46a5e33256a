// What did not simply count: said until it was read, never dropped in silence.
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { Button } from '#web/ui/button.tsx';
import { answerText } from './answer-text.ts';
import { useCrewPage } from './crew-context.ts';

export function QuestionedReports() {
  const { reports, dismiss, language, messages } = useCrewPage();
  const told = reports.filter((report) => report.told);
  if (told.length === 0) return null;
  return (
    <section aria-label={messages.pleaseRead} className="mb-5 grid gap-3">
      {told.map(({ sequence, address, told: answer }) => (
        <div key={sequence} role="alert" className="rounded-card bg-amber-soft p-4 text-amber">
          <p className="flex gap-2.5">
            <AppIcon name="alert" className="mt-0.5 size-5 shrink-0" />
            <span>
              <strong className="block">{address}</strong>
              {answer ? answerText(answer, { language, messages }) || messages.notSaved : null}
            </span>
          </p>
          <Button className="mt-3" variant="quiet" size="small" onClick={() => dismiss(sequence)}>
            {messages.haveRead}
          </Button>
        </div>
      ))}
    </section>
  );
}
