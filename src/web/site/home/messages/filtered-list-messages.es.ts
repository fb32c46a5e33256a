// The words of a list that is filtered by a script (reviews, posts), in Spanish.
import type { FilteredListMessages } from './filtered-list-messages.en.ts';

export const spanishFilteredListMessages: FilteredListMessages = {
  tryAgain: 'Intentar de nuevo',
};
