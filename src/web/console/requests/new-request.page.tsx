// Takes a request down for somebody on the telephone: the customer is found by the address, or made.
import { data, redirect } from 'react-router';
import { PhoneRequest } from '#contract/quotes/request-desk.ts';
import { usePhotos } from '#web/features/photos/use-photos.ts';
import { isUploading, PhotoField } from '#web/features/service-request/photo-field.tsx';
import { sendFromForm } from '#web/features/service-request/send-from-form.ts';
import { WorkFields } from '#web/features/service-request/work-fields.tsx';
import { AppForm, SubmitButton } from '#web/forms/app/app-form.tsx';
import { requestKeyOf } from '#web/forms/app/request-key.ts';
import { useAppForm } from '#web/forms/app/use-app-form.ts';
import { useLastAnswer } from '#web/forms/app/use-last-answer.ts';
import type { Api } from '#web/lib/api-client.ts';
import { api } from '#web/lib/browser-api.ts';
import { newKey } from '#web/lib/new-key.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { TextField } from '#web/ui/field.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/new-request.page.ts';
import { RefusedNotice } from './refused-notice.tsx';

export const meta = consoleMeta('New request');

const PATH = '/console/requests/new';

const labels = {
  customerName: 'Name',
  customerEmail: 'Email',
  customerPhone: 'Phone',
  propertyAddress: 'Property address',
  serviceType: 'Service type',
  description: 'What they want',
  preferredDate: 'Preferred date',
  urgency: 'Urgency',
  photos: 'Photos',
};

/** What the address of the page may fill in, as the page of a customer does. */
const PREFILLED = ['customerName', 'customerEmail', 'customerPhone', 'propertyAddress'] as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  // The page itself has nothing to ask for; who may not see the list may not add to it.
  await context.get(apiContext)('GET /api/console/service-requests');
  const { searchParams } = url;
  const known = PREFILLED.flatMap((name) => {
    const text = searchParams.get(name)?.slice(0, 300);
    return text ? [[name, text]] : [];
  });
  return {
    known: Object.fromEntries(known) as Record<string, string>,
    requestKey: newKey(),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return keep(context.get(apiContext), await request.formData());
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return keep(api, await request.formData());
}

async function keep(client: Api, form: FormData) {
  const idempotencyKey = await requestKeyOf(form);
  const sent = await sendFromForm(client, form, PhoneRequest, (body) =>
    client('POST /api/console/service-requests', { body, idempotencyKey }),
  );
  if (sent.isTaken) return redirect(`/console/requests/${sent.answer.id}?done=new`, 303);
  return data(sent, { status: sent.status });
}

export default function NewRequestPage({ loaderData, actionData: latest }: Route.ComponentProps) {
  const actionData = useLastAnswer(latest);
  const photos = usePhotos(async () => {});
  const { state, field } = useAppForm({
    id: 'new-request',
    schema: PhoneRequest,
    labels,
    result: actionData && !actionData.isTaken ? actionData.result : undefined,
    defaultValue: loaderData.known,
  });
  const isAnswered = actionData && !actionData.isTaken && !actionData.result;
  return (
    <ConsoleMain
      heading="New Request"
      lead="For someone on the phone. They get a confirmation by email and see the request in the portal."
      back={{ to: '/console/requests', label: 'All requests' }}
      width="form"
    >
      <div className="mt-4">
        {isAnswered ? (
          <RefusedNotice answer={{ step: 'new', sent: actionData }} path={PATH} />
        ) : null}
      </div>
      <AppForm state={state} hasFiles className="mt-4 grid max-w-reading gap-5">
        <input type="hidden" name="requestKey" value={loaderData.requestKey} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field('customerName')} autoComplete="off" />
          <TextField {...field('customerPhone')} type="tel" autoComplete="off" />
          <TextField {...field('customerEmail')} type="email" autoComplete="off" />
          <TextField {...field('propertyAddress')} autoComplete="off" />
        </div>
        <WorkFields field={field} company={useSite().company} />
        <PhotoField id="new-photos" error={field('photos').error} photos={photos} />
        <div>
          <SubmitButton pending="Keeping..." {...(isUploading(photos) && { disabled: true })}>
            Save Request
          </SubmitButton>
        </div>
      </AppForm>
    </ConsoleMain>
  );
}
