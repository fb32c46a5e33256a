// Says that the work is done: what it costs, at most what was accepted, and what it looks like.
import { useNavigation } from 'react-router';
import { formatMoney } from '#company/rules/money/money.ts';
import type { ServiceRequest } from '#contract/quotes/service-request.ts';
import { usePhotos } from '#web/features/photos/use-photos.ts';
import { isUploading, PhotoField } from '#web/features/service-request/photo-field.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { StepFold } from '../form-fold.tsx';
import { requestSteps } from './request-steps.ts';

export function CompleteForm({ request }: { request: ServiceRequest }) {
  const photos = usePhotos(async () => {});
  const isSending = useNavigation().formMethod === 'POST';
  const { estimatedPrice, version } = request;
  return (
    <StepFold
      summary="The work is done"
      of={requestSteps}
      step="complete"
      className="rounded-card border border-line bg-raised px-5 py-2"
    >
      <StepForm
        of={requestSteps}
        step="complete"
        version={version}
        labels={{
          finalPrice: 'Final price, with tax',
          photos: 'Photos of the finished work',
        }}
        defaultValue={{ finalPrice: estimatedPrice ?? '' }}
        hasFiles
        className="grid gap-4 pt-2 pb-3"
      >
        {(field) => (
          <>
            <TextField
              {...field('finalPrice')}
              inputMode="decimal"
              hint={
                estimatedPrice
                  ? `At most ${formatMoney(estimatedPrice)}, which the customer has accepted.`
                  : undefined
              }
              className="max-w-56"
            />
            <PhotoField
              id="work-photos"
              label={field('photos').label}
              error={field('photos').error}
              photos={photos}
            />
            <div>
              <Button type="submit" variant="oak" disabled={isSending || isUploading(photos)}>
                Complete Request
              </Button>
            </div>
          </>
        )}
      </StepForm>
    </StepFold>
  );
}
