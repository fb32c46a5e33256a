// What a page of the portal leaves out where someone of the staff sees it.
import { ApiError } from '#web/lib/api-client.ts';

/** The answer; null where it is for the customer only and someone else is looking. */
export async function unlessSeen<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && error.problem?.code === 'only_looking') return null;
    throw error;
  }
}
