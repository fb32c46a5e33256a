// What kept a form of the Add-Ons from being taken, where its fields do not say it themselves.
import type { StepAnswer } from '#web/forms/app/send-step.ts';

/** Which of the toasts tells of it. */
export type Trouble = 'missing' | 'expired' | 'failed' | 'refused';

export function troubleOf({ status, code, result }: Omit<StepAnswer, 'step'>): Trouble {
  if (status === 401) return 'expired';
  if (status >= 500) return 'failed';
  // The two things without which no work can be asked for; what the API itself has refused has a code.
  const isBlank = (name: string) => Boolean(result?.error?.[name]) && !result?.initialValue?.[name];
  const isMissing = code === undefined && (isBlank('serviceType') || isBlank('description'));
  return isMissing ? 'missing' : 'refused';
}
