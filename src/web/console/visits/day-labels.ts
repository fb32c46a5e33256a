// Days as the pages of visits write them.
import { formatDate } from '#company/rules/time/company-time.ts';

/** Such as "Thursday, November 12". */
export function dayWords(date: string): string {
  return formatDate(date).replace(/, \d{4}$/, '');
}

/** Such as "Thu 12". */
export function shortDay(date: string): string {
  const [weekday = '', day = ''] = dayWords(date).split(', ');
  return `${weekday.slice(0, 3)} ${day.split(' ')[1] ?? ''}`;
}

/** A count with its word, such as "1 visit" and "2 visits". */
export function counted(count: number, one: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : `${one}s`}`;
}
