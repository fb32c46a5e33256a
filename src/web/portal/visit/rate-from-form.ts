// Gives a visit the stars of the button that was pressed.
import type { Api } from '#web/lib/api-client.ts';

/** @throws ApiError when the visit is not theirs, or not done. */
export async function rateFromForm(api: Api, typed: FormData): Promise<void> {
  await api('PATCH /api/portal/visits/{id}/rating', {
    params: { id: Number(typed.get('visit')) },
    body: { rating: Number(typed.get('rating')) },
  });
}
