// Defaults of the business settings: what the owner can change later without touching the code.

/** Opening hours as people read them, with the machine-readable hours for markup and badges. */
export type OpeningHours = {
  days: string;
  hours: string;
};

/** Everything about the company that pages, mail and calendar files say and the owner may change. */
export type BusinessSettings = {
  companyName: string;
  shortName: string;
  tagline: string;
  /** As shown, such as "(281) 555-0142". */
  phone: string;
  /** As dialled, E.164. */
  phoneDial: string;
  email: string;
  city: string;
  region: string;
  postalCode: string;
  /** IANA name; every wall time of the product is meant in it. */
  timeZone: string;
  foundedYear: number;
  officeHours: readonly OpeningHours[];
  /**
   * TCEQ irrigator license: number and the irrigator's name; empty leaves license claims out
   * (docs/product/company-facts.md#licenses).
   */
  irrigatorLicense: string;
  irrigatorName: string;
  /** Texas Department of Agriculture license; empty means that nothing is sprayed for hire. */
  pesticideLicense: string;
};

/** The company as it is until the owner says otherwise (docs/product/company-facts.md#business-settings). */
export const defaultSettings: BusinessSettings = {
  companyName: 'Prairie Oak Landscaping',
  shortName: 'Prairie Oak',
  tagline: 'Transforming Spaces, Exceeding Expectations',
  phone: '(281) 555-0142',
  phoneDial: '+12815550142',
  email: 'hello@prairieoak.example',
  city: 'Cypress',
  region: 'TX',
  postalCode: '77429',
  timeZone: 'America/Chicago',
  foundedYear: 2019,
  officeHours: [
    { days: 'Monday-Friday', hours: '7:00 AM - 6:00 PM' },
    { days: 'Saturday', hours: '8:00 AM - 4:00 PM' },
    { days: 'Sunday', hours: 'emergency calls only' },
  ],
  irrigatorLicense: '',
  irrigatorName: '',
  pesticideLicense: '',
};
