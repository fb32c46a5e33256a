// What is said when a plan request has arrived, on the page and in the receipt by mail.

/** The thanks, and what happens next, in order. */
export const planSent = {
  title: 'We have your lawn plan',
  steps: [
    'Within 24 hours we call or write to confirm the day. Nothing is charged for that.',
    'If the lawn measures differently from the size you saw, we tell you the new price before we mow.',
    'You are charged after each completed visit, and you can cancel anytime.',
  ],
} as const;
