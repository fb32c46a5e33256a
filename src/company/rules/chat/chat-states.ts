// What a conversation, its messages, its log and its alerts can be: the columns, their CHECK constraints and the schemas of
// the contract are made from these.

/** `waiting` means that the visitor spoke last. */
export const chatStatuses = ['active', 'waiting', 'closed'] as const;
export type ChatStatus = (typeof chatStatuses)[number];

export const chatPriorities = ['low', 'normal', 'high', 'urgent'] as const;
export type ChatPriority = (typeof chatPriorities)[number];

/** Which side of a conversation someone is on. */
export const chatSides = ['customer', 'support'] as const;
export type ChatSide = (typeof chatSides)[number];

/** Where a conversation is held that has no page of ours. */
export const chatChannels = ['text', 'email'] as const;
export type ChatChannel = (typeof chatChannels)[number];

/** What became of a suggested reply that staff sent: left as it was suggested, or changed before. */
export const suggestionUses = ['unchanged', 'changed'] as const;
export type SuggestionUse = (typeof suggestionUses)[number];

/** What opens a conversation: the cookie of a browser, or the link of a mail. */
export const chatKeyKinds = ['browser', 'link'] as const;
export type ChatKeyKind = (typeof chatKeyKinds)[number];

/** The entries of a log. `lost` is a number whose entry a power cut took. */
export const chatEntryKinds = [
  'message',
  'status',
  'assignment',
  'read',
  'offer',
  'rating',
  'promise',
  'alert',
  'transcript',
  'note',
  'work',
  'delivery',
  'snooze',
  'lost',
] as const;
export type ChatEntryKind = (typeof chatEntryKinds)[number];

/** How a text message to staff stands. `unneeded`: the visitor had an answer before it was sent. */
export const alertStatuses = ['pending', 'sent', 'failed', 'unneeded'] as const;
export type AlertStatus = (typeof alertStatuses)[number];
