// A text message on its way out, and what its gateway does with it.
import { countOf } from '#company/rules/platform/count-label.ts';

/**
 * A text message. `id` names it for good, so that a gateway can tell a repetition; at `news` a gateway that tells what became of it
 * is told where to. `pictures`
 * are addresses at which a gateway that takes pictures fetches them.
 */
export type TextMessage = {
  to: string;
  text: string;
  id: string;
  news?: URL;
  pictures?: readonly URL[];
};

/** What was done with a text: it waits in the outbox, or a provider has it under a name, if it gave one. */
export type Handed = { isInOutbox: boolean; providerId: string | null };

export type Texter = { send: (message: TextMessage) => Promise<Handed> };

/** The words of a text, and below them how many pictures go with it, for whoever reads what left. */
export function withPictures(text: string, pictures: readonly URL[] = []): string {
  if (pictures.length === 0) return text;
  return [text, `(${countOf(pictures.length, 'picture')})`].filter(Boolean).join('\n');
}

/** A text that its provider will not take however often it is asked; the code is the provider's. */
export class TextRefused extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`the text message gateway refused it with code ${code}`);
    this.code = code;
  }
}
