// The words around the services, in English; what each is called and does are the owner's words.
export const englishServicesMessages = {
  // `count` is written out: "Six".
  heading: '{count} services, one company to call',
  lead: 'We ask where the rain goes before we talk about plants. Then we draw it, and put a price on every line.',
  allServices: 'All services and prices',

  learnMore: 'Learn More',
  // Read aloud behind it, since six links say the same. `service` is a title: "Privacy Fence Installation".
  aboutService: 'about {service}',
};

export type ServicesMessages = typeof englishServicesMessages;
