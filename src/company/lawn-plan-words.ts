// What the lawn plan says to people, on the page, in the API's answers and in mail.

/** To the letter (SPEC.md section 8). */
export const addressRefused =
  'Address not in service area. We serve Cypress, TX and surrounding areas within 30 miles.';

/** To the letter (SPEC.md section 9). */
export const noUpfrontPayment = 'No upfront payment, charged only after completion, cancel anytime';
