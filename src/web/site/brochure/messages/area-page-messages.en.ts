// The words of an area's page around the owner's, in English. What stands in braces is filled in (company/rules/platform/fill-message.ts).
export const englishAreaPageMessages = {
  // What search engines read; `area` is its name.
  title: 'Landscaping in {area}, TX',

  // The figures at its head, and what names them; `youGet` where a term is one word alone.
  fromOffice: 'From our office',
  youGet: 'You get',
  inFigures: '{area} in figures',

  // The table of winters; nights are `degrees`, `zip` is the ZIP code of the office.
  winter: 'Winter by ZIP code',
  winterCaption:
    'Zones by the USDA map of 2023: the average coldest night is {night9b} in 9b and {night9a} in 9a. February 2021 was far below both. Frost dates are typical, miles are as the crow flies from {zip}.',
  degrees: '{from} to {to} °F',
  zip: 'ZIP',
  miles: 'Miles',
  zone: 'Zone',
  lastFrost: 'Last frost',
  firstFrost: 'First frost',
  notMeasured: 'not measured',
  seeMap: 'see the map',

  designs: 'Designs drawn nearest to {area}',

  nextHeading: 'Get a free quote for {area}',
  next: 'Send the address and two photos. We look at the ZIP code, the water district and the rules before we call you back.',
  calculator: 'Try the figures for your yard',
  others: 'Other areas',
};

export type AreaPageMessages = typeof englishAreaPageMessages;
