// The end of the text to someone whose call was missed, in English; what stands before it is the owner's.

export const englishMissedCallMessages = {
  stop: 'Reply STOP to end texts.',
};

export type MissedCallMessages = typeof englishMissedCallMessages;
