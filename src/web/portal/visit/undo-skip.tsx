// The button that has a skipped visit after all, wherever the visit is shown.

import { fill } from '#company/rules/platform/fill-message.ts';
import type { VisitCard } from '#contract/visits/visits.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { usePartsMessages } from '../parts/messages/use-parts-messages.ts';
import { useSpokenTimes } from '../parts/use-spoken-times.ts';
import { skipSteps } from './skip-steps.ts';

export function UndoSkip({ visit }: { visit: Pick<VisitCard, 'id' | 'version' | 'date'> }) {
  const messages = usePartsMessages();
  const say = useSpokenTimes();
  return (
    <StepButton
      of={skipSteps}
      step="unskip"
      version={visit.version}
      page={`/customer-portal/visits/${visit.id}/skip`}
      variant="quiet"
      size="small"
    >
      {messages.undoSkip}
      <span className="sr-only">
        {' '}
        {fill(messages.undoSkipOf, { day: say.fullDay(visit.date) })}
      </span>
    </StepButton>
  );
}
