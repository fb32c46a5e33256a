// Every word of the newsletter's form and of its own page in English (docs/product/newsletter.md#texts). Scripts read theirs from the form.
export const englishNewsletterFormMessages = {
  email: 'Email Address',
  subscribe: 'Subscribe',
  subscribing: 'Subscribing...',

  // What came of it.
  welcome: 'Welcome to Our Community!',
  subscribedTitle: 'Successfully subscribed!',
  subscribed: "You'll receive our seasonal landscaping tips and updates.",
  invalidTitle: 'Invalid email',
  invalid: 'Please enter a valid email address.',
  failedTitle: 'Subscription failed',
  failed: 'Please try again or contact us directly.',
  // Of a lot of requests; nothing in English, where the server's own sentence is shown.
  busy: '',

  // The page of the form without a script: its name, with `error` before it in its title, its first sentence, and the thanks.
  heading: 'Newsletter',
  error: 'Error: ',
  lead: 'Seasonal landscaping tips and updates from {company}, a short email when the season turns.',
  goTo: 'They go to {email}.',
  readBlog: 'Read the blog',
};

export type NewsletterFormMessages = typeof englishNewsletterFormMessages;
