// The words of the page behind the private link to photos of a visit, in English.
import type { PermissionAnswer, PermissionStatus } from '#company/rules/site/photo-permission.ts';

export const englishPhotoPermissionMessages = {
  title: 'Your photos | {company}',
  heading: 'May we show our work at your place?',
  onlyYou:
    'Only you and our office see these photos until you say yes. You can change your answer at any time with the same link.',
  // What the words below each photo mean, which are stored in English. Nothing in English, where they say it themselves.
  meaning: null as string | null,

  // How a photo is called, and how it is described.
  photo: 'Photo {number}',
  takenAt: '{photo}, taken at your place',

  // What was answered about a photo.
  outcomes: {
    asked: 'We are waiting for your answer.',
    allowed: 'You allowed this. We may show it on our website.',
    declined: 'You declined. We do not show it.',
    withdrawn: 'You withdrew your permission. It has been taken off every page.',
    ended: 'We have removed this photo and do not show it.',
  } satisfies Record<PermissionStatus, string>,

  // The buttons, by what was answered before.
  answers: {
    asked: { allow: 'Yes, You May Show It', decline: 'No' },
    allowed: { withdraw: 'Withdraw Permission' },
    declined: { allow: 'Allow It After All' },
    withdrawn: { allow: 'Allow It Again' },
    ended: {},
  } satisfies Record<PermissionStatus, Partial<Record<PermissionAnswer, string>>>,
};

export type PhotoPermissionMessages = typeof englishPhotoPermissionMessages;
