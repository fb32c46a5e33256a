// What the mails that follow a visit say around the owner's own words, in English. What stands in braces is filled in.

export const englishAfterVisitMailMessages = {
  // A request for a review. `problem` is a link behind `wrong`; the last one is a link that ends the sentence before it.
  reviewPreview: 'Your visit: {service} on {day}',
  write: 'Write a review',
  wrong: 'Something wrong?',
  problem: 'Tell us, and we’ll make it right',
  both: '. You can do both.',
  reviewLimits:
    'The link is private and good for {days} days. We ask at most once every {every} days. You choose which of these emails you get:',
  notices: 'notices in your account',

  // What the office replied to a problem, or does about it. The kind of problem is said as the customer chose it.
  remedyHeading: 'How we make it right',
  replyHeading: 'Our reply about your visit',
  salutation: '{greeting},',
  problemLetter: 'This is about your {service} on {day}: {kind}.',
  youWrote: 'You wrote:',
  visit: 'Visit',
  reported: 'You reported',
  inYourWords: 'In your words',
  readAndReply: 'Read and reply',
  notSettled: 'Not settled yet? Reply to this email, and the office reads it.',

  // Until when to stay off a lawn. `until` is "3:40 PM", with its day where that is another one.
  stayOffSubject: 'Please stay off the lawn until {until}',
  stayOffHeading: 'Please stay off the lawn',
  stayOff: 'Please keep people and pets off the lawn until {until}.',
  stayOffLetter: 'We applied {product} to {area} at {address} ({service}).',
  stayOffUntil: 'Stay off until',
  applied: 'Applied',
  area: 'Area',
  property: 'Property',
  squareFeet: '{area} sq ft',
  seeVisit: 'See the visit',

  // Whether photos may be shown. `what` is one of the first two.
  onePhoto: '1 photo',
  photos: '{count} photos',
  photosSubject: 'May we show {what} of your yard? {service}, {day}',
  photosHeading: 'May we show our work at your place?',
  photosPreview: 'We took {what} at your place and would like to show our work on our website.',
  askOne:
    '{greeting}, our crew took {what} during {service} on {day}, and we would like to show it on our website. Have a look and say yes or no. Until you say yes, only you and our office see it.',
  askMany:
    '{greeting}, our crew took {what} during {service} on {day}, and we would like to show them on our website. Have a look and say yes or no to each. Until you say yes, only you and our office see them.',
  lookAndAnswer: 'Look and answer',
  photosMore:
    'We never show your name or your address with a photo. You can change your answer at any time with the same link; the photo then leaves every page. If you don’t answer, we don’t show it.',
};

export type AfterVisitMailMessages = typeof englishAfterVisitMailMessages;
