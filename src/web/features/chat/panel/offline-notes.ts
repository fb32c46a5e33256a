// What is said while nothing can be sent or heard (docs/product/chat.md#panel).

/** By what is wrong. */
export const offlineNotes = {
  network: 'You are offline. What you write is kept here and sent when you are back.',
  server:
    'We cannot be reached right now. What you write is kept here and sent as soon as we are back.',
};
