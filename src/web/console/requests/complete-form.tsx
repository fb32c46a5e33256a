// Says that the work is done: what it costs, at most what was accepted, and what it looks like.
import { Form, useNavigation } from 'react-router';
import { formatMoney } from '#company/rules/money/money.ts';
import type { ServiceRequest } from '#contract/quotes/service-request.ts';
import { usePhotos } from '#web/features/photos/use-photos.ts';
import { isUploading, PhotoField } from '#web/features/service-request/photo-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { FormFold } from '../form-fold.tsx';
import { errorOf } from './error-of.ts';
import type { ActionAnswer } from './request-actions.ts';

type CompleteFormProps = { request: ServiceRequest; answer: ActionAnswer | undefined };

export function CompleteForm({ request, answer }: CompleteFormProps) {
  const photos = usePhotos(async () => {});
  const isSending = useNavigation().formMethod === 'POST';
  const { estimatedPrice, version } = request;
  return (
    <FormFold
      summary="The work is done"
      isRefused={answer?.step === 'complete'}
      className="rounded-card border border-line bg-raised px-5 py-2"
    >
      <Form method="post" encType="multipart/form-data" className="grid gap-4 pt-2 pb-3" noValidate>
        <input type="hidden" name="step" value="complete" />
        <input type="hidden" name="version" value={version} />
        <TextField
          id="final-price"
          name="finalPrice"
          label="Final price, with tax"
          inputMode="decimal"
          required
          defaultValue={estimatedPrice ?? ''}
          error={errorOf(answer, 'complete', 'finalPrice')}
          hint={
            estimatedPrice
              ? `At most ${formatMoney(estimatedPrice)}, which the customer has accepted.`
              : undefined
          }
          className="max-w-56"
        />
        <PhotoField
          id="work-photos"
          label="Photos of the finished work"
          error={errorOf(answer, 'complete', 'photos')}
          photos={photos}
        />
        <div>
          <Button type="submit" variant="oak" disabled={isSending || isUploading(photos)}>
            Complete Request
          </Button>
        </div>
      </Form>
    </FormFold>
  );
}
