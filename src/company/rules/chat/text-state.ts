// How far a text message of ours got: news of it come in any order, and the furthest counts.

/** Written by a person, or by the program as the answer to STOP, HELP or START, or to a call that no one answered. */
export const textKinds = ['answer', 'notice', 'call'] as const;
export type TextKind = (typeof textKinds)[number];

/** Why nothing leaves to a number: who holds it wrote STOP, or staff found that it is not the one of whom we take it for. */
export const textStopReasons = ['stop', 'wrong-number'] as const;
export type TextStopReason = (typeof textStopReasons)[number];

/** In their order. Texts without a provider end in the outbox. */
export const textStates = ['waiting', 'outbox', 'sent', 'failed', 'delivered'] as const;
export type TextState = (typeof textStates)[number];

/** What the log says of a message of ours: how far it got as a text, or that the mail with it came back. */
export const deliveryStates = [...textStates, 'bounced'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Whether news of a state take a text further than it is; what is delivered stays so, whatever comes late. */
export function isFurther(state: TextState, than: TextState): boolean {
  return textStates.indexOf(state) > textStates.indexOf(than);
}

/** What a provider's code says, in words for the desk (Twilio, "Error and Warning Dictionary"). */
const REASONS: Readonly<Record<string, string>> = {
  11200: 'The provider could not fetch the pictures from this site.',
  12300: 'The provider could not fetch the pictures from this site.',
  21211: 'This is not a number that texts can be sent to.',
  21408: 'Texts to this country are not turned on at the provider.',
  21610: 'They have stopped texts from our number at the provider.',
  21612: 'Our number can’t text this number.',
  21614: 'This is not a mobile number.',
  21617: 'The text is too long.',
  30003: 'The phone is off or out of reach.',
  30004: 'The message was blocked.',
  30005: 'The number is not in use.',
  30006: 'This is a landline, or its carrier takes no texts.',
  30007: 'The carrier took it for spam.',
  30008: 'The carrier did not deliver it and did not say why.',
  30019: 'The pictures are larger than their carrier takes.',
  30034: 'Our number is not registered with the carriers yet.',
};

/** The provider's codes for pictures that it asked for and did not get. */
const NOT_FETCHED = new Set(['11200', '12300']);

/** Whether a text failed because its provider could not fetch a picture. */
export function lacksPictures(code: string | null | undefined): boolean {
  return NOT_FETCHED.has(code ?? '');
}

/** What stands beside a message whose words left without its pictures. */
export const WITHOUT_PICTURES =
  'The pictures did not go: the provider could not fetch them from this site.';

/** What is said of a text beside its state: first that it goes without its pictures, then why it is not further; empty when neither is so. */
export function deliveryNote(delivery: {
  reason: string | null;
  isWithoutPictures?: boolean | undefined;
}): string {
  const { reason, isWithoutPictures } = delivery;
  return [isWithoutPictures && WITHOUT_PICTURES, reason].filter(Boolean).join(' ');
}

/** Why a text was not delivered, as a sentence. */
export function textFailure(code: string | null | undefined): string {
  const known = code ? REASONS[code] : undefined;
  return known ?? `The provider could not deliver it${code ? ` (code ${code})` : ''}.`;
}
