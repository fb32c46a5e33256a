// What a customer reads around the messages between them and the office, in English. What stands in braces is filled in.
import { NAMELESS_OFFICE } from '#company/rules/customers/person-name.ts';

export const englishThreadMessages = {
  noMessages: 'No messages yet. Ask or add anything; we’ll answer here and by email.',
  // Who has written, where it is the reader or someone of the office without a name, and when.
  you: 'You',
  office: NAMELESS_OFFICE,
  moment: '{day}, {time}',
  // What the photos of a message are, read aloud.
  withYours: 'With your message',
  withTheirs: 'With the message of {name}',
};

export type ThreadMessages = typeof englishThreadMessages;
