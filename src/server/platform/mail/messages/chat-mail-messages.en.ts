// What the mails of a chat say around the owner's own words, in English. What stands in braces is filled in.

export const englishChatMailMessages = {
  // The subject of an answer to a mail that has none.
  yourEmail: 'Your email to {company}',

  // Our answer to who has left the chat; the last one where a reply by mail comes back into the chat.
  replyPreview: 'We have answered your message.',
  transcriptPreview: 'What was said in our chat.',
  continue: 'Continue the chat',
  replyMore:
    'The button works for 30 days, for anyone who has this email, and opens only this conversation. Or reply to this email, or call us at {phone}.',
  replyMoreComesBack:
    'The button works for 30 days, for anyone who has this email, and opens only this conversation. Or reply to this email, and your answer shows up in the chat, or call us at {phone}.',

  // Photos of a message, and how an offer of ours is headed.
  onePhoto: 'one photo',
  photos: '{count} photos',
  ourOffer: 'Our offer',
};

export type ChatMailMessages = typeof englishChatMailMessages;
