// The words of the chat until a conversation has begun, in English: the window, the question, and what is wrong with it. Fetched with the
// panel.
import { EMAIL_INVALID, PHONE_INVALID } from '#company/rules/platform/contact-details.ts';

export const englishChatMessages = {
  // The window: its heading, the cross (read aloud), the badge, and what is seen until the server has answered.
  heading: 'Live Support',
  close: 'Close the chat window',
  online: 'ONLINE',
  offline: 'OFFLINE',
  moment: 'One moment...',

  // In place of the question when the server cannot be asked; {call} is a link, and the line after it what it says.
  unreachable: 'We cannot be reached right now.',
  noNetwork: 'You seem to be offline.',
  tryAgain: 'Try again',
  orCall: 'You can also {call}.',
  call: 'call us',

  // Read aloud at the round button, where unread messages are counted.
  unread: 'Open the chat, new messages: {count}',

  // Fields before the first word: labels, what stands below one, and the mark of what may be left empty.
  name: 'Your name',
  contact: 'Phone or email',
  contactHint: 'By email, our answer reaches you even after you close this page.',
  question: 'How can we help?',
  optional: ' (optional)',
  writingAs: 'You are writing as {name}.',
  start: 'Start Chat',
  kept: 'We keep this chat for {days} days to answer you.',

  // Below a field that cannot be sent as it is.
  nameMissing: 'Please enter your name.',
  contactMissing: 'Please enter a phone number or an email address.',
  emailInvalid: EMAIL_INVALID as string,
  phoneInvalid: PHONE_INVALID as string,
  questionMissing: 'Please write a message.',
  charactersLeft: '{count} characters left',
  charactersOver: '{count} characters too many',

  // Title and sentence of the toast when it was not sent.
  notStarted: 'Chat Not Started',
  noAnswer: 'We didn’t hear back. Please try again.',

  // While nothing can be sent or heard: without a network here, and without an answer of ours.
  waitsForNetwork: 'You are offline. What you write is kept here and sent when you are back.',
  waitsForUs:
    'We cannot be reached right now. What you write is kept here and sent as soon as we are back.',

  // In place of what the server says when it refuses: in general, what was too much at a time, who may not write. Nothing in English,
  // where its own sentence is shown.
  refused: '',
  tooMuch: '',
  forbidden: '',
};

export type ChatMessages = typeof englishChatMessages;
