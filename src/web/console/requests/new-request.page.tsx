// Takes a request down for someone on the telephone: the customer is found by the address, or made.
import { PhoneRequest } from '#contract/quotes/request-desk.ts';
import { usePhotos } from '#web/features/photos/use-photos.ts';
import { isUploading, PhotoField } from '#web/features/service-request/photo-field.tsx';
import { uploadFiles } from '#web/features/service-request/upload-files.ts';
import { WorkFields } from '#web/features/service-request/work-fields.tsx';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { stepClientAction } from '#web/forms/app/step-client-action.ts';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { step, steps } from '#web/forms/app/steps.ts';
import { newKey } from '#web/lib/new-key.ts';
import { apiContext } from '#web/lib/request-context.ts';
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
  const api = context.get(apiContext);
  await api('GET /api/console/service-requests');
  const { searchParams } = url;
  const known = PREFILLED.flatMap((name) => {
    const text = searchParams.get(name)?.slice(0, 300);
    return text ? [[name, text]] : [];
  });
  return {
    known: Object.fromEntries(known) as Record<string, string>,
    services: await api('GET /api/add-on-services'),
    requestKey: newKey(),
  };
}

/** The one form of the page. */
const newSteps = steps({
  add: step({
    schema: PhoneRequest,
    before: uploadFiles,
    send: ({ api, idempotencyKey }, body) =>
      api('POST /api/console/service-requests', { body, idempotencyKey }),
    to: ({ answer }) => `/console/requests/${answer.id}?done=new`,
  }),
});

export const action = stepAction(newSteps, { staysOnTrouble: true });
export const clientAction = stepClientAction(newSteps, { staysOnTrouble: true });

export default function NewRequestPage({ loaderData }: Route.ComponentProps) {
  const photos = usePhotos(async () => {});
  return (
    <ConsoleMain
      heading="New Request"
      lead="For someone on the phone. They get a confirmation by email and see the request in the portal."
      back={{ to: '/console/requests', label: 'All requests' }}
      width="form"
    >
      <div className="mt-4">
        <RefusedNotice of={newSteps} path={PATH} />
      </div>
      <StepForm
        of={newSteps}
        step="add"
        requestKey={loaderData.requestKey}
        labels={labels}
        defaultValue={loaderData.known}
        hasFiles
        className="mt-4 grid max-w-reading gap-5"
      >
        {(field) => (
          <>
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField {...field('customerName')} autoComplete="off" />
              <TextField {...field('customerPhone')} type="tel" autoComplete="off" />
              <TextField {...field('customerEmail')} type="email" autoComplete="off" />
              <TextField {...field('propertyAddress')} autoComplete="off" />
            </div>
            <WorkFields field={field} services={loaderData.services} />
            <PhotoField id="new-photos" error={field('photos').error} photos={photos} />
            <div>
              <SubmitButton pending="Keeping..." {...(isUploading(photos) && { disabled: true })}>
                Save Request
              </SubmitButton>
            </div>
          </>
        )}
      </StepForm>
    </ConsoleMain>
  );
}
