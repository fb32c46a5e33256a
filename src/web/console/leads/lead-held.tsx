// Why a lead waits for somebody to look, and the two ways on.
import { Form } from 'react-router';
import type { LeadThread } from '#contract/leads/leads.ts';
import { Button } from '#web/ui/button.tsx';

export function LeadHeld({ thread: { lead, heldFor } }: { thread: LeadThread }) {
  if (!lead.isHeld || lead.stage === 'spam') return null;
  const isBooking = lead.kind === 'booking';
  return (
    <section aria-labelledby="held-title" className="rounded-card bg-amber-soft p-4 text-amber">
      <h2 id="held-title" className="font-text text-[1rem] font-bold tracking-normal">
        Possible spam: please check
      </h2>
      <ul className="mt-1 list-disc pl-5">
        {heldFor.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3">
        <Form method="post">
          <input type="hidden" name="version" value={lead.version} />
          <input type="hidden" name="step" value="review" />
          <Button type="submit" size="small" name="decision" value="not-spam">
            {isBooking ? 'Confirm Booking' : 'Not Spam'}
          </Button>
        </Form>
        <Form method="post">
          <input type="hidden" name="version" value={lead.version} />
          <input type="hidden" name="step" value={isBooking ? 'review' : 'stage'} />
          <input type="hidden" name="from" value={lead.stage} />
          <Button
            type="submit"
            size="small"
            variant="quiet"
            name={isBooking ? 'decision' : 'stage'}
            value={isBooking ? 'release' : 'spam'}
          >
            {isBooking ? 'Release the Time' : 'Spam'}
          </Button>
        </Form>
      </div>
    </section>
  );
}
