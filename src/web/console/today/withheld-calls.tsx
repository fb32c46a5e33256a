// Calls that no one answered and that came without a number: there is no one to call back, so it is said and no more.
import { countOf } from '#company/rules/platform/count-label.ts';
import type { Today } from '#contract/overviews/console.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { clockTime } from '../chat/parts/time-labels.ts';

type WithheldCallsProps = { calls: NonNullable<Today['withheldCalls']>; timeZone: string };

export function WithheldCalls({ calls: { count, lastAt }, timeZone }: WithheldCallsProps) {
  const time = <time dateTime={lastAt}>{clockTime(lastAt, timeZone)}</time>;
  return (
    <p className="mt-3 flex items-start gap-2 text-ink-soft">
      <AppIcon name="phone" className="mt-0.5 size-5 shrink-0" />
      <span>
        {countOf(count, 'missed call')} without a number in the last 24 hours,{' '}
        {count === 1 ? 'at' : 'the last at'} {time}.
      </span>
    </p>
  );
}
