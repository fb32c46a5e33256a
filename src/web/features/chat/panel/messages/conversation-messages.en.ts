// The words of a conversation in the chat, in English. Fetched with its code, when one begins or goes on.

export const englishConversationMessages = {
  // What is read aloud of its parts, and what stands at its end.
  log: 'Conversation',
  messages: 'Messages',
  typing: 'Someone is typing...',
  newMessages: 'New messages',
  sent: 'Sent',
  seen: 'Seen',

  // Where one writes: read aloud, and in the empty field.
  yourMessage: 'Your message',
  send: 'Send',
  addPhotos: 'Add photos or a PDF',
  write: 'Write a message',
  writeAgain: 'Write to open the chat again',

  // Photos of the next message: read aloud, and why there are none.
  photosToSend: 'Photos to send',
  noPhotos: 'Photos cannot be added right now. Please try again.',
  notUploaded: 'This photo did not upload. Please choose it again.',

  // What can be done with the conversation, and what is said when that failed.
  copy: 'Email me a copy',
  end: 'End this chat',
  startNew: 'Start a new chat',

  // When it cannot be had any more.
  gone: 'This chat is gone. It was deleted, or this browser was signed out or lost its cookies.',
  unsent: 'What you wrote goes into a new one: {text}',

  // A message: who wrote it (read aloud), how it came, and how far it got.
  you: 'You: ',
  byEmail: '{time} · by email',
  waiting: 'Waiting for the connection...',
  sending: 'Sending...',
  notSent: 'Not sent. {reason}',
  edit: 'Edit',
  photo: 'Photo {number} of {count}',
  page: 'Page {number} of {count}',

  // Lines between messages.
  today: 'Today',
  yesterday: 'Yesterday',
  reopened: 'The chat is open again · {time}',
  youEnded: 'You ended the chat · {time}',
  closedBy: '{name} closed the chat · {time}',
  closed: 'We closed the chat · {time}',
  helping: '{name} is helping you · {time}',
  alerted: 'We were alerted by text message · {time}',
  rated: 'You gave us {stars} of 5 stars · {time}',
  copied: 'A copy of this chat went to {address} · {time}',

  // The question after its end.
  rating: 'How did we do?',
  oneStar: '1 star',
  stars: '{count} stars',
  ratingWords: 'Anything you want to add (optional)',
  sendRating: 'Send Rating',
  starsMissing: 'Please choose one to five stars.',

  // A card with times, as it stands.
  length: '{minutes} minutes, {price}',
  free: 'free',
  booked: 'Booked: {slot}',
  seeBooking: 'See, reschedule or cancel',
  bookingByEmail: 'The email we sent you has the link to reschedule or cancel.',
  slotsDeclined: 'You said that none of these times work.',
  slotsWithdrawn: 'These times are no longer available.',
  held: '{slot} is kept for you until {time}.',
  heldBefore: '{slot} was kept for you until {time}. If it is still free, you can book it.',
  book: 'Book this time',
  noneWork: 'None of these work',
  someTaken: 'Someone just took one of these. Still free:',
  allTaken: 'All of these have been taken since. Tell us what works for you.',
  nothingTwice: 'We didn’t hear back. Please try again; nothing will be booked twice.',

  // What a booking still lacks.
  name: 'Your name',
  email: 'Your email',
  phone: 'Your phone',
  address: 'Address of the property',
  // Below such a field, in place of what the server says of it. Nothing in English.
  lacking: '',

  // A card with a price, as it stands.
  priceAccepted: 'You said yes to this price.',
  priceDeclined: 'You said no to this price.',
  priceWithdrawn: 'This price is no longer available.',
  noCommitment: 'Saying yes doesn’t commit you to anything; we’ll get back to you first.',
  yes: 'Sounds good',
  no: 'No, thanks',
};

export type ConversationMessages = typeof englishConversationMessages;
