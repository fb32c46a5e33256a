// Five stars to rate a visit with. Apart from those that are only shown, so that a page without a form loads none of its schemas.
import { Form, useNavigation } from 'react-router';
import { fill } from '#company/rules/platform/fill-message.ts';
import { useStepAnswer } from '#web/forms/app/step-answers.tsx';
import { RefusedStep, useOnce } from '#web/forms/app/step-button.tsx';
import { StepFields } from '#web/forms/app/step-fields.tsx';
import { usePartsMessages } from '../parts/messages/use-parts-messages.ts';
import { ratingSteps } from './rating-steps.ts';
import '../parts/stars.css';

type StarButtonsProps = { visitId: number; rating: number | null; dateWords: string };

/** One press rates; another one changes it. Its page has the steps of ratings, and comes back to where it was pressed. */
export function StarButtons({ visitId, rating, dateWords }: StarButtonsProps) {
  const messages = usePartsMessages();
  const isSending = useNavigation().state !== 'idle';
  const visit = { visit: visitId };
  const refused = useStepAnswer(ratingSteps, { fields: visit });
  return (
    <Form method="post" preventScrollReset onSubmit={useOnce()}>
      <StepFields step="rating" fields={visit} />
      <fieldset className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <legend className="sr-only">{fill(messages.ratingOf, { day: dateWords })}</legend>
        <span className="text-small text-ink-soft" aria-hidden="true">
          {rating === null ? messages.howWasIt : messages.yourRating}
        </span>
        <span className="stars-buttons">
          {[1, 2, 3, 4, 5].map((stars) => (
            <button
              key={stars}
              type="submit"
              name="rating"
              value={stars}
              disabled={isSending}
              aria-pressed={rating === stars}
              data-full={rating !== null && stars <= rating ? true : undefined}
              aria-label={
                stars === 1 ? messages.oneStar : fill(messages.manyStars, { count: stars })
              }
            >
              ★
            </button>
          ))}
        </span>
      </fieldset>
      {refused ? <RefusedStep answer={refused} /> : null}
    </Form>
  );
}
