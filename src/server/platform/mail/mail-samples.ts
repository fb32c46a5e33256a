// Each automatic mail with made-up facts, by the same templates that customers get: for its preview, and to try it on oneself.
import { type AutomaticMailName, spokenMail } from '#company/rules/platform/automatic-mails.ts';
import type { EnglishMailName } from '#company/rules/platform/mail-table.ts';
import { customerAppointmentMail } from './appointment-mail.tsx';
import { chatReplyMail, chatTranscriptMail } from './chat-mail.tsx';
import { estimateMailOf } from './estimate-mail.tsx';
import { moneySamples } from './money-mail-samples.ts';
import { newsletterWelcomeMail } from './newsletter-mail.tsx';
import { quoteReceiptMail } from './quote-request-mail.tsx';
import type { RenderedMail } from './render-mail.ts';
import { bookingReceivedMail, bookingReleasedMail } from './review-mail.tsx';
import { reviewRequestMailOf } from './review-request-mail.tsx';
import { type Sample, type SampleGround, SOMEONE } from './sample-ground.ts';
import { stormReceiptMail } from './storm-mail.tsx';
import { type VisitNoticeFacts, visitNoticeMail } from './visit-mail.tsx';

const { firstName, customerName, date } = SOMEONE;
const serviceType = 'Weekly mowing';

/** A mail with made-up facts, in its language. */
export function sampleMail(
  name: AutomaticMailName,
  ground: Omit<SampleGround, 'language'>,
): Promise<RenderedMail> {
  const { mail, language } = spokenMail(name);
  return samples[mail]({ ...ground, language });
}

/** Links lead into the portal, where a sample has nothing of anyone. */
const samples: Record<EnglishMailName, Sample> = {
  ...moneySamples,
  'consultation-booked': appointment('booked'),
  'consultation-reminder': appointment('reminder'),
  'consultation-canceled': appointment('cancelled'),
  'booking-received': ({ settings, words, language, at }) =>
    bookingReceivedMail({ ...booked, language, link: at('/') }, settings, words),
  'booking-not-confirmed': ({ settings, words, language, at }) =>
    bookingReleasedMail({ ...booked, language, link: at('/') }, settings, at('/'), words),
  'quote-request-received': ({ settings, words, language, at }) =>
    quoteReceiptMail({ ...asked, language }, settings, at('/'), words),
  'storm-call-received': ({ settings, words, language }) =>
    stormReceiptMail(
      {
        ...asked,
        language,
        place: null,
        powerLine: null,
        callBackBy: new Date('2027-04-20T20:40:00Z'),
      },
      settings,
      words,
    ),
  estimate: ({ settings, words, at, language }) =>
    estimateMailOf({ ...figures[language], language }, settings, at('/'), words),
  'visit-soon': ({ settings, ...ground }) =>
    notice('two-days-before')({ ...ground, settings: { ...settings, visitNoticeDays: 2 } }),
  'visit-tomorrow': ({ settings, ...ground }) =>
    notice('two-days-before')({ ...ground, settings: { ...settings, visitNoticeDays: 1 } }),
  'visit-today': notice('morning-of'),
  'crew-on-the-way': notice('on-the-way'),
  'visit-done': notice('done'),
  'visit-not-done': notice('not-done'),
  'review-request': ({ settings, words, language, at }) =>
    reviewRequestMailOf(
      {
        ...{ language, firstName, serviceType, date },
        link: at('/customer-portal'),
        problemLink: at('/customer-portal'),
        settingsLink: at('/customer-portal/account#notices'),
      },
      settings,
      words,
    ),
  'chat-reply': ({ settings, words, language, at }) =>
    chatReplyMail({ ...talk, language, link: at('/'), comesBack: true }, settings, words),
  'chat-transcript': ({ settings, words, language, at }) =>
    chatTranscriptMail({ ...talk, language, link: at('/') }, settings, words),
  'newsletter-welcome': ({ settings, words, language, at }) =>
    newsletterWelcomeMail(
      { language, blog: at('/blog'), unsubscribe: at('/blog') },
      settings,
      words,
    ),
};

function notice(kind: VisitNoticeFacts['kind']): Sample {
  const isOfToday = kind === 'morning-of' || kind === 'on-the-way';
  return ({ settings, words, language, at }) => {
    const facts = {
      ...{ kind, language, firstName, serviceType, date, time: '08:00' },
      crewName: 'Crew Live Oak',
      photosCount: 3,
      skipKind: 'no-access',
      link: at('/customer-portal'),
      settingsLink: at('/customer-portal/account#notices'),
      todayLink: isOfToday ? at('/customer-portal') : null,
    };
    return visitNoticeMail(facts, settings, words);
  };
}

function appointment(kind: 'booked' | 'reminder' | 'cancelled'): Sample {
  return ({ settings, words, language, at }) =>
    customerAppointmentMail({ ...booked, kind, language, link: at('/') }, settings, words);
}

const booked = {
  ...{ customerName, date },
  customerEmail: SOMEONE.email,
  customerPhone: SOMEONE.phone,
  propertyAddress: null,
  serviceType: 'Free Landscape Consultation',
  time: '10:00',
  duration: 60,
  estimatedPrice: null,
  customerNotes: null,
  originalDate: null,
  originalTime: null,
  rescheduleReason: null,
};

const asked = {
  ...{ firstName, lastName: 'Example', email: SOMEONE.email, phone: SOMEONE.phone },
  serviceType: 'fencing',
  projectDetails: null,
  photoLinks: [],
  reviewReasons: [],
};

const sums = { taxRate: '8.25%', tax: '231.00', total: '3031.00' };
const figures = {
  en: {
    title: 'Project estimate',
    basis: 'Standard scope. Property 8,000 sq ft, fence 100 ft.',
    lines: [{ label: 'Wood fencing', amount: '2800.00' }],
    ...sums,
  },
  es: {
    title: 'Presupuesto del proyecto',
    basis: 'Alcance: Básico. Terreno: 8,000 pies²; cerca: 100 pies.',
    lines: [{ label: 'Cerca de madera', amount: '2800.00' }],
    ...sums,
  },
};

const talk = {
  ...{ customerName, customerEmail: SOMEONE.email, customerPhone: null },
  messages: [
    { name: firstName, time: '9:02 AM', text: 'Do you trim live oaks?', photos: 0 },
    { name: 'Ana', time: '9:05 AM', text: 'We do, from July to January.', photos: 0 },
  ],
};
