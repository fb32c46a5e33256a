// The form of a review: stars, words, how the name is shown, and whether it may be published.

import { fill } from '#company/rules/platform/fill-message.ts';
import { NAMELESS_CUSTOMER, REVIEW_LENGTH } from '#company/rules/site/review-rules.ts';
import type { LinkedReview } from '#contract/site/reviews.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import type { BoundField } from '#web/forms/app/use-app-form.ts';
import { useEnglishMark } from '#web/site/frame/use-site-messages.ts';
import { TextArea } from '#web/ui/field.tsx';
import type { ReviewMessages } from './messages/review-messages.en.ts';
import { reviewSteps } from './review-steps.ts';

type ReviewFormProps = { messages: ReviewMessages; linked: LinkedReview };

export function ReviewForm({ messages, linked }: ReviewFormProps) {
  const { review, names } = linked;
  const { labels } = messages;
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
              label: stars === 1 ? messages.oneStar : fill(messages.stars, { count: stars }),
            }))}
          />
          <TextArea
            {...field('words')}
            rows={7}
            maxLength={REVIEW_LENGTH.max}
            hint={messages.wordsHint}
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
            {messages.mayPublish}
          </label>
          <p>
            <SubmitButton pending={messages.sending} variant="clay">
              {review ? messages.sendAgain : messages.send}
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
  const english = useEnglishMark();
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
            {/* As the site shows it to everyone, in English. */}
            {one.label === NAMELESS_CUSTOMER ? <span {...english}>{one.label}</span> : one.label}
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
