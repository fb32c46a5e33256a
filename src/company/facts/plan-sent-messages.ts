// What is said when a plan request has arrived, on the page and in the receipt by mail.

/** The thanks, and what happens next, in order. */
export const planSent = {
  title: 'We have your lawn plan',
  steps: [
    'We’ll call or email within 24 hours to confirm the day. There’s no charge for that.',
    'If the lawn turns out to be a different size, we’ll tell you the new price before we mow.',
    'You are charged after each completed visit, and you can cancel anytime.',
  ],
} as const;
