// The one writer of what the owner has said of the steps of getting started.
import { eq, sql } from 'drizzle-orm';
import type { SetupAnswer, SetupStep } from '#company/rules/platform/setup-steps.ts';
import type { Db } from '#server/platform/database/client.ts';
import { setupStepAnswers } from '#server/platform/database/schema/operations.ts';

/** Writes the same answer to each of some steps, over what was said before. */
export async function writeAnswers(
  tx: Db,
  steps: readonly SetupStep[],
  answer: SetupAnswer,
  answeredAt: Date,
): Promise<void> {
  await tx
    .insert(setupStepAnswers)
    .values(steps.map((step) => ({ step, answer, answeredAt })))
    .onConflictDoUpdate({
      target: setupStepAnswers.step,
      set: { answer: sql`excluded.answer`, answeredAt: sql`excluded.answered_at` },
    });
}

/** Nothing was said of a step any more. */
export async function forgetAnswer(tx: Db, step: SetupStep): Promise<void> {
  await tx.delete(setupStepAnswers).where(eq(setupStepAnswers.step, step));
}
