// Says on every page of a portal that someone of the staff sees, whose it is, until when, and how to leave it.

import { personName } from '#company/rules/customers/person-name.ts';
import { timeInZone } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { SignedInUser } from '#contract/accounts/account.ts';
import { viewingPage } from '#web/features/viewing/viewing-page.ts';
import { StepFields } from '#web/forms/app/step-fields.tsx';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { Button } from '#web/ui/button.tsx';
import './seen-note.css';

type SeenNoteProps = { customer: SignedInUser; until: string; timeZone: string };

export function SeenNote({ customer, until, timeZone }: SeenNoteProps) {
  const { id, email } = customer;
  return (
    <section className="seen-note no-print" aria-label="Portal of a customer">
      <div className="seen-note-row page-width">
        <AppIcon name="lock" className="seen-note-icon" />
        <p className="seen-note-words">
          <span className="font-semibold">
            You’re seeing {personName(customer) || email}’s portal.
          </span>{' '}
          Nothing can be changed. Ends at {timeLabel(timeInZone(new Date(until), timeZone))}.
        </p>
        {/* The step “end” of that page, sent as a whole: the frame of the portal carries no forms. */}
        <form method="post" action={viewingPage(id)}>
          <StepFields step="end" />
          <Button type="submit" variant="quiet" size="small" className="seen-note-end">
            End
          </Button>
        </form>
      </div>
    </section>
  );
}
