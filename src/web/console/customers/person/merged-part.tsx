// Accounts that turned out to be this person's, each of which can be taken apart again for 30 days.
import type { MergedAccount } from '#contract/customers/customers.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { briefDate } from '../../brief-date.ts';
import { NO_EMAIL } from '../customer-labels.ts';
import { Part } from '../part.tsx';
import { customerSteps } from './customer-steps.ts';

export function MergedPart({ merged, timeZone }: { merged: MergedAccount[]; timeZone: string }) {
  return (
    <Part id="merged" heading="Merged accounts">
      <ul className="mt-1 divide-y divide-line">
        {merged.map(({ mergeId, email, mergedAt, undoUntil, canUndo }) => (
          <li key={mergeId} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{email ?? NO_EMAIL}</p>
              <p className="text-small text-ink-soft">
                Merged {briefDate(mergedAt, timeZone)}.{' '}
                {canUndo
                  ? `Can be undone until ${briefDate(undoUntil, timeZone)}.`
                  : 'Can no longer be undone.'}
              </p>
            </div>
            {canUndo ? (
              <StepButton
                of={customerSteps}
                step="apart"
                fields={{ merge: mergeId }}
                variant="quiet"
                size="small"
              >
                Undo
              </StepButton>
            ) : null}
          </li>
        ))}
      </ul>
    </Part>
  );
}
