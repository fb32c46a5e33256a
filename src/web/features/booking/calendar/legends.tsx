// The legends of the calendar and of the time slots; every sign in them is the one that the cells show.
import type { ReactNode } from 'react';
import { ControlIcon } from '#web/ui/control-icon.tsx';
import type { CalendarMessages } from '../messages/calendar-messages.en.ts';

type LegendProps = { words: CalendarMessages };

export function CalendarLegend({ words }: LegendProps) {
  return (
    <Legend name={words.legend}>
      <Entry label={words.available} className="border-edge bg-raised">
        <span className="size-1.5 rounded-full bg-green" />
      </Entry>
      <Entry label={words.fullyBooked} className="border-transparent bg-red-soft text-red">
        <ControlIcon name="cross" className="size-3" />
      </Entry>
      <Entry label={words.pastOrWeekend} className="border-line bg-ground text-ink-soft" />
    </Legend>
  );
}

export function SlotLegend({ words }: LegendProps) {
  return (
    <Legend name={words.legend}>
      <Entry label={words.available} className="border-edge bg-raised text-green">
        <ControlIcon name="check" className="size-3" />
      </Entry>
      <Entry label={words.occupied} className="border-transparent bg-red-soft text-red">
        <ControlIcon name="cross" className="size-3" />
      </Entry>
    </Legend>
  );
}

function Legend({ name, children }: { name: string; children: ReactNode }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-soft" aria-label={name}>
      {children}
    </ul>
  );
}

function Entry({
  label,
  className,
  children,
}: {
  label: string;
  className: string;
  children?: ReactNode;
}) {
  return (
    <li className="flex items-center gap-2">
      <span
        aria-hidden="true"
        className={`flex size-5 items-center justify-center rounded-[5px] border ${className}`}
      >
        {children}
      </span>
      {label}
    </li>
  );
}
