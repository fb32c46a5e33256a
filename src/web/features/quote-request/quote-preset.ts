// What other sections wish the quote form to begin with; a module's store, because islands share no context.
import type { QuoteService } from '#company/facts/quote-services.ts';

export type QuotePreset = { serviceType?: QuoteService | undefined; text?: string | undefined };

let waiting: QuotePreset | null = null;
const listeners = new Set<() => void>();

/** Presets the form, now or as soon as it is awake. */
export function presetQuote(preset: QuotePreset): void {
  waiting = preset;
  for (const listener of listeners) listener();
}

/** Takes what is waiting; each preset is used once. */
export function takePreset(): QuotePreset | null {
  const preset = waiting;
  waiting = null;
  return preset;
}

/** Calls `listener` at each preset; gives the function that stops it. */
export function onPreset(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
