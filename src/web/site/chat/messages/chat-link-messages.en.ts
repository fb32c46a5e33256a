// The words of the page behind the link in a mail about a chat, in English.
export const englishChatLinkMessages = {
  title: 'Your chat',

  // The heading, with the first name of whose chat it is, where that is known.
  continueWith: 'Continue your chat, {name}?',
  continue: 'Continue your chat?',

  // Below it; `day` is "Tuesday, November 24, 2026".
  started: 'You started it on {day}. Everything that was said in it is there.',
  button: 'Continue the Chat',
  orCall: 'Or call',

  // Above the button that did not work.
  failed: 'We could not open the chat just now. Please press the button again.',

  // Without a script, in three parts; the middle one is a link to the quote form.
  needsScript: 'The chat itself needs JavaScript. Without it, please',
  writeToUs: 'write to us',
};

export type ChatLinkMessages = typeof englishChatLinkMessages;
