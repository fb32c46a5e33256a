// What the lawn plan says to people, on the page, in the API's answers and in mail.

/** Word for word (docs/product/service-area-and-addresses.md#address-check). */
export const addressRefused =
  'Address not in service area. We serve Cypress, TX and surrounding areas within 30 miles.';

/** When no answer came: the address may well be ours. */
export const addressUnchecked = 'We couldn’t check that address. Please try again.';

/** Word for word (docs/product/lawn-plans-and-prices.md#texts). */
export const noUpfrontPayment = 'No upfront payment, charged only after completion, cancel anytime';
