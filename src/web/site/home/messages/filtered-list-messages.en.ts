// The words of a list that is filtered by a script (reviews, posts), in English; each list brings what it says of its own entries.
export const englishFilteredListMessages = {
  // Behind what went wrong.
  tryAgain: 'Try again',
};

export type FilteredListMessages = typeof englishFilteredListMessages;
