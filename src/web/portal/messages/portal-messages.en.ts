// The words around every page of the portal in English: its frame, and how its pages are called in the title of a tab.

export const englishPortalMessages = {
  // For keyboards and screen readers, on every page.
  skipToContent: 'Skip to content',
  closeMessage: 'Close message',
  loading: 'Loading',

  // The frame: tabs, who is signed in, the way out, the last line.
  homePage: '{company}, home page',
  // How the portal is called where no page of it can be shown.
  portal: 'Customer Portal',
  navigation: 'Portal',
  tabs: {
    overview: 'Overview',
    schedule: 'Schedule',
    history: 'History',
    addOns: 'Add-Ons',
    account: 'Account',
  },
  signedIn: 'Signed in',
  signedInAs: 'Signed in as ',
  console: 'Console',
  logout: 'Logout',
  // Said when something changed elsewhere and was loaded again.
  updatedAt: 'Updated at {time}.',
  // "Questions? Chat with us or call (281) 555-0100": the question, the button, the words before the number.
  questions: 'Questions?',
  chat: 'Chat with us',
  orCall: 'or call',

  // Titles of pages in a browser's tab, with the name of the whole.
  title: '{page} – Customer Portal',
  titles: {
    overview: 'Overview',
    yourData: 'Your data',
    history: 'History',
    visit: 'Visit',
    moveVisit: 'Reschedule a visit',
    skipVisit: 'Skip a visit',
    planChanges: 'Changes of your plan',
    plan: 'Manage Plan',
    planOffer: 'Plan offer',
    cards: 'Cards and bank accounts',
    addCard: 'Add a card or bank account',
    payment: 'Payment',
    pay: 'Pay',
    autopay: 'Autopay',
    account: 'Account',
    quote: 'Quote',
    // A request without its service, by which it is called else.
    request: 'Request',
    addOns: 'Add-Ons',
    editRequest: 'Edit Request',
    receipt: 'Receipt',
    year: 'Year’s summary',
    statement: 'Statement',
    billing: 'Billing',
    invoice: 'Invoice',
    schedule: 'Schedule',
    problem: 'Reported problem',
  },
};

export type PortalMessages = typeof englishPortalMessages;
