// Changes a request that is still under review, or takes it back.
import { Link } from 'react-router';
import { fill } from '#company/rules/platform/fill-message.ts';
import { mayWithRequest } from '#company/rules/quotes/service-request-machine.ts';
import type { AddOnChoice, ServiceRequest } from '#contract/quotes/service-request.ts';
import { usePhotos } from '#web/features/photos/use-photos.ts';
import { isUploading, PhotoField } from '#web/features/service-request/photo-field.tsx';
import {
  RequestFormLanguage,
  useRequestFormMessages,
} from '#web/features/service-request/request-form-language.ts';
import { TroubleNotice } from '#web/features/service-request/trouble-notice.tsx';
import { WorkFields } from '#web/features/service-request/work-fields.tsx';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { stepClientAction } from '#web/forms/app/step-client-action.ts';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { apiContext } from '#web/lib/request-context.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import { useAreaMessages } from '../portal-language.tsx';
import { portalMeta } from '../portal-meta.ts';
import type { Route } from './+types/edit-request.page.ts';
import { editSteps } from './add-on-steps.ts';
import { useAddOnsMessages } from './messages/use-add-ons-messages.ts';

export const meta = portalMeta('editRequest');

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [{ request }, services] = await Promise.all([
    api('GET /api/service-requests/{id}', { params: { id: Number(params.id) } }),
    api('GET /api/add-on-services'),
  ]);
  return { request, services };
}

export const action = stepAction(editSteps, { staysOnTrouble: true });
export const clientAction = stepClientAction(editSteps, { staysOnTrouble: true });

export default function EditRequestPage({ loaderData }: Route.ComponentProps) {
  const { request, services } = loaderData;
  const path = `/customer-portal/add-ons/${request.id}`;
  const messages = useAddOnsMessages();
  const forms = useAreaMessages('requestForm');
  return (
    <PortalMain heading={messages.edit} back={{ to: path, label: messages.backToRequest }}>
      <div className="max-w-reading">
        {mayWithRequest('change', 'customer', request) ? (
          <RequestFormLanguage value={forms}>
            <TroubleNotice of={editSteps} path={`${path}/edit`} className="mt-6" />
            <EditForm key={request.version} request={request} services={services} />
            <TakeBack />
          </RequestFormLanguage>
        ) : (
          <Alert tone="neutral" title={messages.noLonger} className="mt-6">
            {messages.noLongerLead}
          </Alert>
        )}
      </div>
    </PortalMain>
  );
}

type EditFormProps = { request: ServiceRequest; services: readonly AddOnChoice[] };

function EditForm({ request, services }: EditFormProps) {
  const photos = usePhotos(async () => {});
  const messages = useAddOnsMessages();
  const { labels, photoField } = useRequestFormMessages();
  return (
    <StepForm
      of={editSteps}
      step="change"
      version={request.version}
      labels={labels}
      defaultValue={{
        serviceType: request.serviceType,
        description: request.description,
        preferredDate: request.preferredDate ?? '',
        urgency: request.urgency,
      }}
      hasFiles
      className="mt-6 grid gap-5"
    >
      {(field) => (
        <>
          <WorkFields field={field} services={services} />
          <StoredPhotos ids={request.photos} />
          <PhotoField
            id="edit-photos"
            label={request.photos.length > 0 ? messages.morePhotos : labels.photos}
            words={photoField}
            error={field('photos').error}
            photos={photos}
          />
          <div className="flex flex-wrap gap-3">
            <SubmitButton
              pending={messages.saving}
              {...(isUploading(photos) && { disabled: true })}
            >
              {messages.save}
            </SubmitButton>
            <Link
              className={buttonLook({ variant: 'quiet', size: 'medium' }, undefined)}
              to={`/customer-portal/add-ons/${request.id}`}
            >
              {messages.cancel}
            </Link>
          </div>
        </>
      )}
    </StepForm>
  );
}

/** What was sent with the request; one that is not kept is thrown away. */
function StoredPhotos({ ids }: { ids: readonly string[] }) {
  const messages = useAddOnsMessages();
  if (ids.length === 0) return null;
  return (
    <fieldset>
      <legend className="field-label">{messages.photosWith}</legend>
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
              {fill(messages.keepPhoto, { number: index + 1 })}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The end of the page, to which "Withdraw" of the list and of the request's page leads; it works without a script. */
function TakeBack() {
  const messages = useAddOnsMessages();
  return (
    <section
      id="withdraw"
      aria-labelledby="withdraw-title"
      className="mt-10 scroll-mt-8 border-t border-line pt-6"
    >
      <h2 id="withdraw-title" className="text-title font-semibold">
        {messages.notNeeded}
      </h2>
      <p className="mt-3 text-ink-soft">{messages.stopWorking}</p>
      <StepButton of={editSteps} step="cancel" formClassName="mt-3" variant="quiet">
        {messages.withdrawRequest}
      </StepButton>
    </section>
  );
}
