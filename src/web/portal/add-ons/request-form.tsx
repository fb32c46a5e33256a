// The form that asks for add-on work: photos go ahead as they are chosen, and what we know of the person is not asked again.
import { useEffect, useRef, useState } from 'react';
import { replyTime } from '#company/rules/leads/reply-time.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { AddOnChoice, AskerFacts } from '#contract/quotes/service-request.ts';
import { usePhotos } from '#web/features/photos/use-photos.ts';
import { isUploading, PhotoField } from '#web/features/service-request/photo-field.tsx';
import { useRequestFormMessages } from '#web/features/service-request/request-form-language.ts';
import { TroubleNotice } from '#web/features/service-request/trouble-notice.tsx';
import { WorkFields } from '#web/features/service-request/work-fields.tsx';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import type { BoundField } from '#web/forms/app/use-app-form.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Select, TextField } from '#web/ui/field.tsx';
import { usePortalLanguage } from '../portal-language.tsx';
import { askSteps } from './add-on-steps.ts';
import { useAddOnsMessages } from './messages/use-add-ons-messages.ts';

const PATH = '/customer-portal/add-ons';

type RequestFormProps = {
  services: readonly AddOnChoice[];
  facts: AskerFacts;
  requestKey: string;
  /** Something else on the page matters more. */
  isSecond: boolean;
};

export function RequestForm({ services, facts, requestKey, isSecond }: RequestFormProps) {
  const { company } = useSite();
  const { language } = usePortalLanguage();
  const messages = useAddOnsMessages();
  const { labels, askedLabels, photoField } = useRequestFormMessages();
  const photos = usePhotos(async () => {});
  const place = useRef<HTMLDivElement>(null);
  const [isLacking, setLacking] = useState(false);
  const look = () => setLacking(!isFilled(place.current));
  useEffect(() => setLacking(!isFilled(place.current)), []);
  return (
    <div ref={place} onInput={look} onChange={look}>
      <TroubleNotice of={askSteps} path={PATH} className="mt-4" />
      <StepForm
        of={askSteps}
        step="ask"
        requestKey={requestKey}
        labels={{ ...labels, ...askedLabels }}
        hasFiles
        className="mt-5 grid gap-5"
      >
        {(field) => (
          <>
            <WorkFields field={field} services={services} />
            <PhotoField
              id="ask-photos"
              label={labels.photos}
              words={photoField}
              error={field('photos').error}
              photos={photos}
            />
            {facts.needsPhone ? (
              <TextField
                {...field('customerPhone')}
                type="tel"
                autoComplete="tel"
                required
                hint={messages.phoneHint}
              />
            ) : null}
            <PropertyField properties={facts.properties} field={field('propertyAddress')} />
            <div>
              <SubmitButton
                pending={messages.submitting}
                size="large"
                variant={isSecond ? 'oak' : 'clay'}
                {...((isLacking || isUploading(photos)) && { disabled: true })}
              >
                {photos.list.some(({ id, failure }) => !id && !failure)
                  ? messages.uploading
                  : messages.submit}
              </SubmitButton>
              <p className="mt-3 text-small text-ink-soft">
                {fill(messages.promise, { time: replyTime(company, language) })}
              </p>
            </div>
          </>
        )}
      </StepForm>
    </div>
  );
}

/** Which property is meant: nothing to say with one, a choice with several, a line to type with none. */
function PropertyField({
  properties,
  field,
}: {
  properties: readonly string[];
  field: BoundField;
}) {
  if (properties.length === 1) return null;
  if (properties.length === 0) {
    return <TextField {...field} autoComplete="street-address" required />;
  }
  return (
    <Select {...field} required={false}>
      {properties.map((address) => (
        <option key={address}>{address}</option>
      ))}
    </Select>
  );
}

/** Whether both fields without which nothing can be sent have something in them. */
function isFilled(place: HTMLElement | null): boolean {
  const form = place?.querySelector('form');
  if (!form) return true;
  const typed = new FormData(form);
  return Boolean(typed.get('serviceType')) && Boolean(String(typed.get('description')).trim());
}
