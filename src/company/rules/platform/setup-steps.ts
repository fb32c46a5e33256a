// The steps by which the owner of a new installation gets started, and when each counts as done (docs/product/getting-started.md).

/** In the order in which they are shown. */
export const setupSteps = [
  'company',
  'hours',
  'areas',
  'prices',
  'claims',
  'crew',
  'staff',
  'mail',
  'live',
] as const;
export type SetupStep = (typeof setupSteps)[number];

/** What the owner says of a step: it is right as it is, or not now. */
export const setupAnswers = ['confirmed', 'skipped'] as const;
export type SetupAnswer = (typeof setupAnswers)[number];

/** Where only the owner can say whether what came with the program is right; all others are read off what is there. */
const confirmedSteps: readonly SetupStep[] = ['hours', 'areas', 'prices', 'claims'];

/** How far a step can be. */
export const setupStepStates = ['done', 'skipped', 'open'] as const;
export type SetupStepState = (typeof setupStepStates)[number];

/**
 * How far a step is.
 *
 * @param isThere Whether what is stored shows that it was done.
 * @param answer What the owner has said of it, if anything.
 */
export function setupStepState(
  step: SetupStep,
  isThere: boolean,
  answer: SetupAnswer | undefined,
): SetupStepState {
  if (isThere || (answer === 'confirmed' && confirmedSteps.includes(step))) return 'done';
  return answer === 'skipped' ? 'skipped' : 'open';
}
