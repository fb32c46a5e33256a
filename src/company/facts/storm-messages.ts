// What people read when a storm has hit: the warning that comes first, the answers about wires, and the notice on the pages.

/** How a request after a storm stands among the services. */
export const stormService = {
  value: 'storm',
  label: 'Storm damage',
  topic: 'the storm damage',
} as const;

/** Whether a wire is involved, in the order of the form. */
export const powerLineAnswers = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes, a wire is down or touching something' },
  { value: 'unsure', label: 'I can’t tell' },
] as const;

export type PowerLineAnswer = (typeof powerLineAnswers)[number]['value'];

/** The warning, before anything is asked and again when it was sent. */
export const powerLineWarning = {
  title: 'A wire on the ground or in a tree? Stay away from it.',
  text: 'Treat every wire as live. Keep people and pets far back, touch nothing that touches it, and do not drive over it. Call 911, then your electric company. We start only after they say it is safe.',
} as const;

/** What the notice says unless someone writes their own. */
export const stormNoticeWords =
  'Tree down, fence gone, water standing? We are out on storm calls. Tell us where it is, and we will call you back.';

export const POWER_LINE_MISSING = 'Please say whether a wire is involved.';
export const PLACE_MISSING = 'Please tell us where it is.';
export const PLACE_LENGTH = 500;
export const NOTICE_LENGTH = 200;
