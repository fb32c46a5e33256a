// The words of the answer to an offered plan in English, and of what became of it. Apart from what the offer says, which the office
// reads as well.
import { agreementWayLabels } from '#company/facts/visit-labels.ts';
import type { AgreementWay } from '#company/rules/visits/plan-agreement.ts';

export const englishOfferAnswerMessages = {
  // The answer. `changed` stands in place of what is different in a newer offer; null where the server says that itself.
  nothingStarts: 'Nothing starts until you agree.',
  start: 'Start this plan',
  different: 'What is different',
  changed: null as string | null,
  fullName: 'Your full name',
  nameHint: 'Typing your name means you agree to exactly what’s shown above.',
  agree: 'I Agree, Start My Plan',
  starting: 'Starting...',
  noThanks: 'No, thank you',
  whyNot: 'Why not?',
  optional: 'Optional.',
  decline: 'Decline This Plan',
  sending: 'Sending...',

  // What became of it: how the yes was given stands before the name and the day. `callUs` follows the question of an outcome.
  ways: agreementWayLabels as Readonly<Record<AgreementWay, string>>,
  startsLater: 'It starts on {startsOn}: {firstDay} was too close by then.',
  downloadPdf: 'Download the Agreement (PDF)',
  outcomes: {
    accepted: { title: 'Your plan has started', next: 'Questions?' },
    declined: { title: 'You declined this offer', next: 'Changed your mind?' },
    withdrawn: { title: 'We have withdrawn this offer', next: 'Would you like a new one?' },
    expired: { title: 'This offer has expired', next: 'Would you like a new one?' },
    draft: { title: 'This offer is not ready yet', next: 'Questions?' },
  },
  callUs: 'Call us at {phone}.',
  newer: 'We have sent you a newer offer. Please open the link in our latest email.',
};

export type OfferAnswerMessages = typeof englishOfferAnswerMessages;
