// Changes a request that is still under review, or takes it back.
import { data, Link, redirect } from 'react-router';
import { mayWithRequest } from '#company/rules/quotes/service-request-machine.ts';
import type { ServiceRequest } from '#contract/quotes/service-request.ts';
import { usePhotos } from '#web/features/photos/use-photos.ts';
import { isUploading, PhotoField } from '#web/features/service-request/photo-field.tsx';
import {
  type SentForm,
  sendBare,
  sendFromForm,
} from '#web/features/service-request/send-from-form.ts';
import { TroubleNotice } from '#web/features/service-request/trouble-notice.tsx';
import { useTrouble } from '#web/features/service-request/use-trouble.ts';
import { WorkFields } from '#web/features/service-request/work-fields.tsx';
import { AppForm, SubmitButton } from '#web/forms/app/app-form.tsx';
import { useAppForm } from '#web/forms/app/use-app-form.ts';
import { useLastAnswer } from '#web/forms/app/use-last-answer.ts';
import type { Api } from '#web/lib/api-client.ts';
import { api } from '#web/lib/browser-api.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import { portalMeta } from '../portal-meta.ts';
import type { Route } from './+types/edit-request.page.ts';
import { ChangeFields, changeLabels } from './request-fields.ts';

export const meta = portalMeta('Edit Request');

export async function loader({ context, params }: Route.LoaderArgs) {
  const { request } = await context.get(apiContext)('GET /api/service-requests/{id}', {
    params: { id: Number(params.id) },
  });
  return { request };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return change(context.get(apiContext), Number(params.id), await request.formData());
}

export async function clientAction({ params, request }: Route.ClientActionArgs) {
  return change(api, Number(params.id), await request.formData());
}

async function change(client: Api, id: number, form: FormData) {
  const params = { id };
  const sent =
    form.get('step') === 'cancel'
      ? await sendBare(() => client('POST /api/service-requests/{id}/cancel', { params }))
      : await sendFromForm(client, form, ChangeFields, (body) =>
          client('PATCH /api/service-requests/{id}', { params, body }),
        );
  if (sent.isTaken) return redirect(`/customer-portal/add-ons/${id}`, 303);
  return data(sent, { status: sent.status });
}

export default function EditRequestPage({ loaderData, actionData: latest }: Route.ComponentProps) {
  const actionData = useLastAnswer(latest);
  const { request } = loaderData;
  const path = `/customer-portal/add-ons/${request.id}`;
  return (
    <PortalMain heading="Edit Request" back={{ to: path, label: 'Back to the request' }}>
      <div className="max-w-reading">
        {mayWithRequest('change', 'customer', request) ? (
          <>
            <TroubleNotice sent={actionData} path={`${path}/edit`} className="mt-6" />
            <EditForm key={request.version} request={request} sent={actionData} />
            <TakeBack />
          </>
        ) : (
          <Alert tone="neutral" title="This request can no longer be changed." className="mt-6">
            It’s no longer under review. Write to us on its page, and we will find a way.
          </Alert>
        )}
      </div>
    </PortalMain>
  );
}

function EditForm({
  request,
  sent,
}: {
  request: ServiceRequest;
  sent: SentForm<unknown> | undefined;
}) {
  const photos = usePhotos(async () => {});
  const { state, field } = useAppForm({
    id: 'edit-form',
    schema: ChangeFields,
    labels: changeLabels,
    result: sent && !sent.isTaken ? sent.result : undefined,
    defaultValue: {
      serviceType: request.serviceType,
      description: request.description,
      preferredDate: request.preferredDate ?? '',
      urgency: request.urgency,
    },
  });
  useTrouble(sent, `/customer-portal/add-ons/${request.id}/edit`);
  return (
    <AppForm state={state} hasFiles className="mt-6 grid gap-5">
      <input type="hidden" name="version" value={request.version} />
      <WorkFields field={field} company={useSite().company} />
      <KeptPhotos ids={request.photos} />
      <PhotoField
        id="edit-photos"
        label={request.photos.length > 0 ? 'More photos' : 'Photos'}
        error={field('photos').error}
        photos={photos}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending="Saving..." {...(isUploading(photos) && { disabled: true })}>
          Save Changes
        </SubmitButton>
        <Link
          className={buttonLook({ variant: 'quiet', size: 'medium' }, undefined)}
          to={`/customer-portal/add-ons/${request.id}`}
        >
          Cancel
        </Link>
      </div>
    </AppForm>
  );
}

/** What was sent with the request; one that is not kept is thrown away. */
function KeptPhotos({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <fieldset>
      <legend className="field-label">Photos with this request</legend>
      <div className="flex flex-wrap gap-4">
        {ids.map((id, index) => (
          <label key={id} className="grid gap-1.5">
            <img
              src={`/api/photos/${id}?size=thumb`}
              alt=""
              width="112"
              height="112"
              className="size-28 rounded-field object-cover"
            />
            <span className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                name="photos"
                value={id}
                defaultChecked
                className="size-5 accent-(--color-oak)"
              />
              Keep photo {index + 1}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The end of the page, to which "Withdraw" of the list and of the request's page leads; it works without a script. */
function TakeBack() {
  return (
    <section
      id="withdraw"
      aria-labelledby="withdraw-title"
      className="mt-10 scroll-mt-8 border-t border-line pt-6"
    >
      <h2 id="withdraw-title" className="text-title font-semibold">
        Don’t need it anymore?
      </h2>
      <form method="post" className="mt-3 grid justify-items-start gap-3">
        <input type="hidden" name="step" value="cancel" />
        <p className="text-ink-soft">
          We’ll stop working on it. You can send a new request anytime.
        </p>
        <button
          type="submit"
          className={buttonLook({ variant: 'quiet', size: 'medium' }, undefined)}
        >
          Withdraw Request
        </button>
      </form>
    </section>
  );
}
