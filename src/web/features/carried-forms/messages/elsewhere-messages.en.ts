// The words of the way to another device, in English.
export const englishElsewhereMessages = { elsewhere: 'Continue on another device' };

export type ElsewhereMessages = typeof englishElsewhereMessages;
