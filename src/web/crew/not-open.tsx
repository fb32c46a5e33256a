// Why a day shows no stops.
import { phoneLink } from '#company/rules/platform/phone-link.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { useCrewPage } from './crew-context.ts';

export function NotOpen() {
  const { day } = useCrewPage();
  const words = {
    early: `This day opens at 5 PM on the evening before ${formatDate(day.date)}.`,
    open: 'There are no stops on this day.',
    over: 'This day is over. Anything not sent yet will still be sent.',
    replaced: 'The office has made a new link for this day. Please open that one.',
  }[day.state];
  return (
    <div className="rounded-card border border-line bg-raised p-6">
      <p className="text-lead">{words}</p>
      <p className="mt-3 text-ink-soft">
        Office: <TextLink href={phoneLink(day.phone)}>{day.phone}</TextLink>
      </p>
    </div>
  );
}
