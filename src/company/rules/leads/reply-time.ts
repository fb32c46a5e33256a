// How soon a person answers a request, as pages, forms and mails promise it: "24 hours".
import type { BusinessSettings } from '../../facts/settings.ts';
import { countOf } from '../platform/count-label.ts';

/** The promised time in words, to stand after "within". */
export function replyTime({ replyHours }: Pick<BusinessSettings, 'replyHours'>): string {
  return countOf(replyHours, 'hour');
}
