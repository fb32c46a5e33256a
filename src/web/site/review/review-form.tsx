// The form of a review: stars, words, how the name is shown, and whether it may be published.
import { REVIEW_LENGTH } from '#company/rules/site/review-rules.ts';
import type { LinkedReview } from '#contract/site/reviews.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import type { BoundField } from '#web/forms/app/use-app-form.ts';
import { TextArea } from '#web/ui/field.tsx';
import { reviewSteps } from './review-steps.ts';

const labels = {
  rating: 'How was it?',
  words: 'Your review',
  nameStyle: 'How we show your name',
  mayPublish: 'Publishing',
};

export function ReviewForm({ linked }: { linked: LinkedReview }) {
  const { review, names } = linked;
  return (
    <StepForm
      of={reviewSteps}
      step="write"
      version={review?.version ?? 0}
      labels={labels}
      defaultValue={
        review
          ? {
              rating: String(review.rating),
              words: review.words,
              nameStyle: review.nameStyle,
              ...(review.mayPublish && { mayPublish: 'on' }),
            }
          : { nameStyle: 'first-name' }
      }
      className="mt-8 grid max-w-reading gap-6"
    >
      {(field) => (
        <>
          <Choices
            field={field('rating')}
            choices={[5, 4, 3, 2, 1].map((stars) => ({
              value: String(stars),
              label: stars === 1 ? '1 star' : `${stars} stars`,
            }))}
          />
          <TextArea
            {...field('words')}
            rows={7}
            maxLength={REVIEW_LENGTH.max}
            hint="Good or bad, in your own words. We change nothing."
          />
          <Choices
            field={field('nameStyle')}
            choices={[
              { value: 'first-name', label: names['first-name'] },
              { value: 'initials', label: names.initials },
            ]}
          />
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name="mayPublish"
              className="size-5 shrink-0 accent-oak"
              defaultChecked={field('mayPublish').defaultValue !== undefined}
            />
            You may publish this with the name above, my town, my ZIP code and the month of the work
          </label>
          <p>
            <SubmitButton pending="Sending..." variant="clay">
              {review ? 'Send It Again' : 'Send Review'}
            </SubmitButton>
          </p>
        </>
      )}
    </StepForm>
  );
}

type Choice = { value: string; label: string };

/** One of a few, as radio buttons in a row. */
function Choices({ field, choices }: { field: BoundField; choices: readonly Choice[] }) {
  const { id, name, label, defaultValue, error } = field;
  return (
    <fieldset
      data-invalid={error ? '' : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="field-label">{label}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {choices.map((one, index) => (
          <label key={one.value} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={one.value}
              defaultChecked={one.value === defaultValue}
              className="size-5 accent-oak"
            />
            {one.label}
          </label>
        ))}
      </div>
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          <span>{error}</span>
        </p>
      ) : null}
    </fieldset>
  );
}
