// The words of "Your data" in English: the file of one's data, and the deletion of the account. What stands in braces is filled in.

export const englishOwnDataMessages = {
  heading: 'Your data',
  account: 'Account',
  // Said above the page of what was just done.
  done: {
    ask: 'Your account will be deleted. We’ve emailed you how to keep it.',
    keep: 'Your account is safe: nothing will be deleted.',
  },

  download: 'Download your data',
  downloadLead:
    'One file (JSON) with everything we have about you: account, property, plan, visits, requests, quotes, messages, and the addresses of your photos. Your gate code is not in it, so a lost file can’t open your gate.',
  downloadMine: 'Download my data',
  confirmFirst: 'Confirm it’s you to download',

  delete: 'Delete your account',
  shared:
    'You share the account of {holder}. Its plans, visits and quotes stay with {holder}. Your name goes from its requests and messages.',
  staff: 'Staff accounts are closed by the owner.',
  // Once it was asked for: `day` is on its own, between the two.
  willBeDeleted: 'Your account will be deleted on ',
  untilThen: '. Until then everything stays as it is. Work you have accepted gets done first.',
  keep: 'Keep my account',
  // Asking for it.
  sevenDays:
    'Seven days later it’s final and can’t be undone. Until then you can sign in and change your mind.',
  yourEmail: 'Your email address',
  typeEmail: 'Type {email} to show that you mean it.',
  sending: 'Sending...',
  deleteMine: 'Delete my account',

  // What goes with it, what stays, why, and for how long.
  goes: 'What will be deleted',
  goesList: {
    name: 'Your name, phone number and email address, and every signed-in browser',
    property: 'Gate code, pets, instructions and notes',
    photos: 'Photos of your property, ratings, messages and chats',
    requests: 'Requests, quotes that you did not accept, and consultations',
    plan: 'Your plan and all upcoming visits; the newsletter and your calendar feed',
  },
  stays: 'What we must keep for four years',
  staysList: {
    agreements:
      'Quotes and plan agreements that you signed, with their PDFs and the name and address in them',
    visits: 'The record of visits that were made: date, address, and what was done',
  },
  why: 'Texas tax law asks us to keep records of sales for four years. After that they go, too. Backups are replaced within two weeks.',
};

export type OwnDataMessages = typeof englishOwnDataMessages;
