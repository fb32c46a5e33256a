// The instant at which tests begin: a Monday morning in Cypress.

/** Monday, November 9, 2026, 9:00 AM in America/Chicago. */
export const TEST_NOW = new Date('2026-11-09T15:00:00Z');
