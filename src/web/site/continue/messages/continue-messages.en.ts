// The words of the pages that carry half-filled forms to another device, in English. What stands in braces is filled in.

export const englishContinueMessages = {
  error: 'Error: ',
  // What comes along, each in a few words.
  things: {
    quote: 'Quote request',
    quoteOnePhoto: 'Quote request with 1 photo',
    quotePhotos: 'Quote request with {count} photos',
    plan: 'Lawn plan',
    planFor: 'Lawn plan for {address}',
    calculatorOneJob: 'Cost calculator, 1 job',
    calculatorJobs: 'Cost calculator, {count} jobs',
    // How a photo is called whose name stayed behind.
    photo: 'Photo {number}',
  },
  // By the code of what the server has refused; null where it says its own sentences.
  refusals: null as Readonly<Record<string, string>> | null,

  // The page that makes the link.
  make: {
    crumb: 'Continue on Another Device',
    heading: 'Continue on another device',
    ready: 'Your link is ready',
    expired: 'The link has expired',
    how: 'How it works',
    steps: {
      make: 'Make a private link here. It needs no account.',
      open: 'Open it on your other device: scan the code, or email it to yourself.',
      there:
        'Everything you filled in is there, photos too. Nothing is sent to us before you send it.',
    },
    stopped: 'What was in it is gone from our server. This device still has what you typed.',
    lead: 'You get a private link. Open it on your computer, tablet or phone within seven days, and everything you filled in is there.',
    button: 'Make My Link',
    noAccount:
      'No account. We keep it encrypted for seven days; without the link not even we can read it. You can stop the link at any time.',
    noScript:
      'Your browser runs no JavaScript, so this page cannot see what you typed elsewhere. Use the button “Continue on another device” below the {quote} or the {plan} itself.',
    quoteForm: 'quote form',
    lawnPlan: 'lawn plan',
    nothing:
      'Nothing is filled in yet in this tab. Start here, and move it to another device whenever you like:',
    requestQuote: 'Request a quote, with photos',
    pricePlan: 'Price a lawn plan',
    calculate: 'Calculate a project',
    failed: 'We could not make the link. Please try again, or call us.',
  },

  // The new link.
  card: {
    openIt: 'Open it on the other device within seven days.',
    openItWithPhotos: 'Open it on the other device within seven days; the photos come with it.',
    code: 'Code with the link, for a camera',
    scan: 'Scan the code, or type this address:',
    mail: 'Email It to Myself',
    subject: 'Continue on my other device',
    secret:
      'Anyone with this link can see what you filled in, so keep it to yourself. It expires after seven days.',
    stop: 'Stop This Link',
    share: 'Share Link',
    copy: 'Copy Link',
    copied: 'Copied.',
  },

  // The page behind the link.
  open: {
    heading: 'Continue where you left off',
    opened: 'Here it is',
    expired: 'The link has expired',
    stopped: 'What was in it is gone from our server. What you opened on this device stays here.',
    lead: 'This link carries a quote request, a lawn plan or a calculation that was started on another device. Open it here, and pick up from there.',
    button: 'Open It on This Device',
    notYours: 'Not yours? Then close this page: nothing was opened. Questions? Call {phone}.',
    everything: 'Everything is on this device now. Nothing has been sent to us yet.',
    nothingLeft: 'The photos were already sent, and nothing else was in it.',
    done: 'Done with it? The link still works on other devices until it ends.',
    stop: 'Stop This Link',
    failed: 'We could not open the link just now. Please press the button again.',
    quote: 'Continue the Quote Request',
    plan: 'Continue the Lawn Plan',
    calculator: 'Continue the Calculator',
    uploaded: 'Uploaded, number {number}',
  },
};

export type ContinueMessages = typeof englishContinueMessages;
