// The button that has a skipped visit after all, wherever the visit is shown.
import { formatDate } from '#company/rules/time/company-time.ts';
import type { VisitCard } from '#contract/visits/visits.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { skipSteps } from './skip-steps.ts';

export function UndoSkip({ visit }: { visit: Pick<VisitCard, 'id' | 'version' | 'date'> }) {
  return (
    <StepButton
      of={skipSteps}
      step="unskip"
      version={visit.version}
      page={`/customer-portal/visits/${visit.id}/skip`}
      variant="quiet"
      size="small"
    >
      Undo Skip<span className="sr-only"> of {formatDate(visit.date)}</span>
    </StepButton>
  );
}
