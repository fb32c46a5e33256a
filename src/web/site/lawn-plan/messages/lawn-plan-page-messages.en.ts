// The words around the lawn plan on a page of its own, in English; those of the plan itself are in features/lawn-plan/messages.
export const englishLawnPlanPageMessages = {
  heading: 'Lawn Maintenance Plan',
  // Before the title of a page that shows what is wrong.
  error: 'Error: ',
  lead: 'See what mowing costs before you tell us who you are',

  // Above the form that came back.
  checkFields: 'Please check the fields marked below.',
  promoHint: 'Optional.',
  updatePrice: 'Update the price',

  // Below the form: two sentences in one, with the link between.
  notMowing: 'Not looking for mowing? ',
  requestQuote: 'Request a quote',
  orCall: ', or call us at {phone}.',

  // After the request has arrived.
  copyOnItsWay:
    'A copy of your plan is on its way to you by email. If it does not arrive, call us at {phone}.',
  goHome: 'Go to the home page',
};

export type LawnPlanPageMessages = typeof englishLawnPlanPageMessages;
