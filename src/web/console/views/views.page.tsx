// Keeps and forgets lists under a name, from the form above any list of the console; then back to it.
import { redirect } from 'react-router';
import { z } from 'zod';
import { isConsoleAddress } from '#company/rules/platform/local-path.ts';
import { NewView } from '#contract/overviews/console-own.ts';
import { sendForm } from '#web/forms/app/send-form.ts';
import type { Api } from '#web/lib/api-client.ts';
import { apiContext } from '#web/lib/request-context.ts';
import type { Route } from './+types/views.page.ts';

const Nothing = z.strictObject({});

export function loader() {
  return redirect('/console');
}

export async function action({ context, request }: Route.ActionArgs) {
  const typed = await request.formData();
  const address = String(typed.get('address'));
  await change(context.get(apiContext), typed);
  return redirect(isConsoleAddress(address) ? address : '/console', 303);
}

async function change(api: Api, typed: FormData): Promise<void> {
  const id = typed.get('forget');
  if (id !== null) {
    // One that is gone already, from another tab, is what was wanted.
    await sendForm(new FormData(), Nothing, () =>
      api('DELETE /api/console/views/{id}', { params: { id: Number(id) } }),
    );
    return;
  }
  await sendForm(typed, NewView, (body) => api('POST /api/console/views', { body }));
}
