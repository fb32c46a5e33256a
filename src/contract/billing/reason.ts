// Why money is credited, taken back, refunded or no longer asked for, in the words of the office.
import { line } from '../platform/text.ts';

/** It is shown where the money is. */
export const Reason = line(300, 'Please say why.');
