// Permission of customers to show photos of their property on our site: the words they agree to, and what each answer does.

/** Asked by mail; allowed, declined or withdrawn by the customer; ended when we removed the picture. */
export const permissionStatuses = ['asked', 'allowed', 'declined', 'withdrawn', 'ended'] as const;
export type PermissionStatus = (typeof permissionStatuses)[number];

export const permissionAnswers = ['allow', 'decline', 'withdraw'] as const;
export type PermissionAnswer = (typeof permissionAnswers)[number];

/** From which statuses an answer leads where. People may change their mind in both directions for as long as we have the picture. */
export const answerSteps: Readonly<
  Record<PermissionAnswer, { from: readonly PermissionStatus[]; to: PermissionStatus }>
> = {
  allow: { from: ['asked', 'declined', 'withdrawn'], to: 'allowed' },
  decline: { from: ['asked'], to: 'declined' },
  withdraw: { from: ['allowed'], to: 'withdrawn' },
};

/** How many photos are asked about in one mail. */
export const MOST_PHOTOS_ASKED = 12;

/** What a customer agrees to. It is stored with each permission as it was shown. */
export function permissionWords(companyName: string): string {
  return `I allow ${companyName} to show this photo of my property on its website. My name and my address will not be shown with it. I can withdraw this at any time, and the photo will then be taken off every page.`;
}
