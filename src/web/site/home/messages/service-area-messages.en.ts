// The words of the service area and of its map, in English; notes on an area and what customers get there are the owner's words.
export const englishServiceAreaMessages = {
  heading: '{miles} miles around {city}',
  lead: 'Near enough that the same crew comes back. Choose your area to see what to expect there.',

  // Of one area, in its fold. `driveTime` is a range: "15-25 min".
  core: 'Core area',
  zipCodes: 'ZIP codes',
  driveTime: 'Drive time',
  fromOffice: '{driveTime} from our office',
  youGet: 'You get',
  getQuote: 'Get Free Quote for {area}',
  // Put into the quote form, where the person fills in the code.
  quoteText: 'My property is in {area} (ZIP code: ).',

  map: {
    // Read aloud in place of the drawing. `count` is written out: "eight".
    description:
      'Map to scale: our office in {city}, the {count} areas of the list around it, and the line of {miles} miles.',
    // The legend.
    headquarters: 'Headquarters',
    coreArea: 'Core area',
    otherArea: 'Other area',
    // The same, and beside the bar that shows the scale.
    miles: '{miles} miles',
  },
};

export type ServiceAreaMessages = typeof englishServiceAreaMessages;
