// A month of days to choose from, for one date or a range; the heading with its arrows stands above.
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { AppIcon } from './app-icon.tsx';
import './month-table.css';

/** The month's name between the arrows. */
export function MonthHead() {
  return (
    <header className="month-table-head">
      <Button slot="previous" className="month-table-arrow">
        <AppIcon name="chevron-left" />
      </Button>
      <Heading className="month-table-name" />
      <Button slot="next" className="month-table-arrow">
        <AppIcon name="chevron-right" />
      </Button>
    </header>
  );
}

/** The days; of a range, its ends stand out. */
export function MonthTable({ isRange = false }: { isRange?: boolean }) {
  return (
    <CalendarGrid weekdayStyle="short" className={isRange ? 'month-table-range' : 'month-table'}>
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className="month-table-weekday">{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => <CalendarCell date={date} className="month-table-day" />}
      </CalendarGridBody>
    </CalendarGrid>
  );
}
