// Every word of the crew's page in English. What stands in braces is filled in (fill-message.ts).

export const englishMessages = {
  skipToContent: 'Skip to content',
  closeMessage: 'Close message',
  otherLanguage: 'Español',
  callOffice: 'Call the office, {phone}',
  progress: '{done} of {all} done',
  progressSkipped: '{done} of {all} done, {skipped} not done',

  allSent: 'Everything is sent.',
  allSentAndSaved: 'Everything is sent. Opens without a signal, too.',
  noSignal: 'No signal.',
  noSignalOne: 'No signal. 1 report saved on this phone, sent when you’re back online.',
  noSignalMany: 'No signal. {count} reports saved on this phone, sent when you’re back online.',
  sendingOne: 'Sending 1 report.',
  sendingMany: 'Sending {count} reports.',
  linkReplaced:
    'The office has made a new link for this day. Open the day with that one: what’s waiting here is sent then.',
  linkClosed: 'This link no longer takes reports. Please call the office.',

  dayEarly: 'This day opens at 5 PM on the evening before {date}.',
  dayEmpty: 'There are no stops on this day.',
  dayOver: 'This day is over. Anything not sent yet will still be sent.',
  dayReplaced: 'The office has made a new link for this day. Please open that one.',
  office: 'Office:',
  missingHeading: 'We could not find this day.',
  missingText:
    'The link may have been cut short on the way. Please ask the office to send it again.',
  problemHeading: 'That didn’t work.',
  problemText: 'Please try again in a moment, or call the office.',
  tryAgain: 'Try again',

  pleaseRead: 'Please read',
  haveRead: 'I have read this',
  notSaved: 'This was not saved.',
  reasons: {
    'done-before':
      'This stop was reported as done before. What you reported is saved for the office.',
    'arrived-before':
      'Start was not undone: the crew was reported as arrived. The office will see this.',
    'undone-too-late':
      'Start was not undone: the customer may know already that you are on the way. Please call the office.',
    'line-gone': 'That line is no longer on the checklist.',
    'photos-missing':
      'Not done yet: photos are missing ({photos}). Take them, or say why there are none.',
    'photos-full': 'This stop has no room for more photos.',
    'names-changed': 'The office has changed the names. Please choose again.',
    removed: 'The office has removed this stop. What you reported is saved for the office.',
    moved:
      'The office has moved this stop: it is on {date}, or another crew makes it. What you reported is saved for the office.',
    'off-plan':
      'The plan has no visit here on this day anymore. What you reported is saved for the office.',
    'no-license': 'This work takes no application record. Please call the office.',
    'no-lawn-plan':
      'No lawn plan goes by this size anymore. What you reported is saved for the office.',
    'measured-since':
      'The lawn was measured again after that. What you reported is saved for the office.',
    unreadable: 'The office couldn’t read this. Please check it and send it again.',
  },

  changedSince: 'Changed since {time}.',
  changedSinceOne: 'Changed since {time}: 1 stop.',
  changedSinceMany: 'Changed since {time}: {count} stops.',
  changes: {
    added: '{address} was added.',
    moved: '{address} moved to {date}.',
    otherCrew: 'Another crew makes {address}.',
    canceled: '{address} was canceled.',
    gone: '{address} is no longer on this day.',
    order: 'The order of the stops changed.',
    note: '{address} has a new note.',
    time: '{address} is now {window}.',
  },
  tomorrow: 'tomorrow',
  onDate: '{date}',

  whoIsHere: 'Who is here today?',
  hereToday: 'Here today: {names}',
  save: 'Save',

  forCustomer: 'For {name}',
  customer: 'a customer',
  fromCustomer: 'From the customer',
  always: 'Always',
  pets: 'Pets',
  map: 'Map',
  windowAnyTime: 'any time that day',
  window: 'between {from} and {to}',
  doneAt: 'Done at {time}',
  done: 'Done',
  notDone: 'Not done',
  onTheWay: 'On the way',
  youAreHere: 'You are here',

  showGateCode: 'Show gate code',
  gateCode: 'Gate code:',
  noGateCode: 'There’s no gate code anymore.',
  gateCodeNeedsSignal: 'It needs a signal. Please call the office: {phone}.',
  gateCodeOnlyToday: 'Gate codes are shown only on the day of the visit.',

  start: 'Start',
  arrived: 'Arrived',
  undoStart: 'Undo Start',
  cutHeight: 'Mowing height, inches (if mowed)',
  cutHeightTitle: 'Inches, such as 3.5',
  noteForCustomer: 'Note for the customer (optional)',
  photoMissingWhy: 'No {photos} photo: why?',
  photoMissingHint: 'Or take the photo above, then this question goes away.',
  and: ' and ',
  reportProblem: 'Report a problem',
  whatIsTheProblem: 'What is the problem?',
  problemPhotos: 'Photos of it: take them with Other above.',
  leaveWithoutWork: 'Leave without doing the work',
  tellOffice: 'Tell the office',

  application: 'Application record',
  applicationRecorded: 'Recorded: {products}',
  applicationNow: 'Send this right after you applied it: the time counts from now.',
  applicationFields: {
    product: 'Product',
    registrationNumber: 'EPA registration number',
    target: 'Target (weed or pest)',
    area: 'Area treated, sq ft',
    rate: 'Rate',
    amount: 'Total amount',
    windSpeed: 'Wind, mph',
    windDirection: 'Wind from',
    temperature: 'Temperature, °F',
    method: 'Method',
    applicator: 'Applicator',
    license: 'License',
    reEntryHours: 'Stay off, hours (label)',
  },
  windDirections: {
    N: 'North',
    NE: 'Northeast',
    E: 'East',
    SE: 'Southeast',
    S: 'South',
    SW: 'Southwest',
    W: 'West',
    NW: 'Northwest',
  },
  recordApplication: 'Save record',

  lawnSize: 'Size of the lawn',
  lawnSizeWhy: 'Please measure the lawn. If it is smaller than agreed, the customer pays less.',
  lawnSizeUnknown: 'Please measure the lawn. We have no size for it yet.',
  lawnMeasured: 'Lawn measured: {size} sq ft',
  lawnAsAgreed: 'As agreed: {size} sq ft',
  lawnOtherSize: 'Another size, sq ft',
  lawnSquareFeet: 'Lawn, sq ft',
  saveLawnSize: 'Save size',

  checklist: 'Checklist',
  checklistOf: 'Checklist, {address}',
  photos: 'Photos',
  photosOf: 'Photos, {address}',
  photosNeedScript: 'Photos need JavaScript. Without it, say why there are none.',
  photoOf: '{kind} photo',
  photoOfNeeded: '{kind} photo, needed',
  needed: 'needed',
  phoneFull: 'Your phone is out of space for this photo. Nothing else is lost.',
  photoKinds: { before: 'Before', after: 'After', gate: 'Gate', other: 'Other' },
  missingPhotoKinds: { before: 'before', after: 'after', gate: 'closed gate', other: 'other' },

  /** Kinds of service are in English as they are. */
  services: {} as Readonly<Record<string, string>>,
};

/** The words of the page in one language. */
export type CrewMessages = typeof englishMessages;
