// Where staff answer a customer: by the way that they used last, or by another that is possible.
import type { AnswerWay, OfferedWay } from '#contract/overviews/answer-ways.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { useStepAnswer } from '#web/forms/app/step-answers.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import type { BoundField } from '#web/forms/app/use-app-form.ts';
import { ChoiceCard } from '#web/ui/app/choice-card.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { ANSWER_LENGTH, answerSteps, carriedWays } from './answer-steps.ts';

type AnswerFormProps = { ways: readonly OfferedWay[]; requestKey: string };

const labels = { way: 'Send by', text: 'Your answer' };

const wayLabels: Readonly<Record<AnswerWay, string>> = {
  chat: 'Chat',
  text: 'Text',
  email: 'Email',
  request: 'Request',
};

export function AnswerForm({ ways, requestKey }: AnswerFormProps) {
  const last = ways.find(({ isLast }) => isLast);
  // What was typed stays in sight, also when its last way has gone meanwhile.
  const isRefused = useStepAnswer(answerSteps, { step: 'answer' }) !== undefined;
  return (
    <section id="answer" aria-labelledby="answer-heading" className="mt-8 scroll-mt-6">
      <Card className="p-5">
        <h2 id="answer-heading" className="font-text text-[1rem] font-bold tracking-normal">
          Answer
        </h2>
        {last || isRefused ? (
          <StepForm
            // After an answer the field is empty again; what others write meanwhile takes nothing from it.
            key={requestKey}
            of={answerSteps}
            step="answer"
            labels={labels}
            defaultValue={{ ...(last && { way: last.way }) }}
            seen={{ ways: carriedWays(ways) }}
            requestKey={requestKey}
            className="mt-3 grid gap-4"
            keepsPlace
          >
            {(field) => (
              <>
                <Ways field={field('way')} ways={ways} />
                <TextArea {...field('text')} rows={4} maxLength={ANSWER_LENGTH} />
                <p>
                  <SubmitButton pending="Sending...">Send</SubmitButton>
                </p>
              </>
            )}
          </StepForm>
        ) : (
          <NoWay ways={ways} />
        )}
      </Card>
    </section>
  );
}

function Ways({ field, ways }: { field: BoundField; ways: readonly OfferedWay[] }) {
  const { id, name, label, defaultValue, error } = field;
  return (
    <fieldset {...(error && { 'aria-describedby': `${id}-error` })}>
      <legend className="field-label">{label}</legend>
      <div className="mt-1 grid gap-3 sm:grid-cols-2">
        {ways.map(({ way, at, isClosed, whyNot }, index) => (
          <ChoiceCard
            key={way}
            {...(index === 0 && { id })}
            name={name}
            value={way}
            label={wayLabels[way]}
            note={whyNot ?? (isClosed ? `${at}, which reopens it` : at)}
            disabled={whyNot !== null}
            defaultChecked={defaultValue === way}
          />
        ))}
      </div>
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

function NoWay({ ways }: { ways: readonly OfferedWay[] }) {
  return (
    <div className="mt-2 text-ink-soft">
      <p>They can’t be answered from here. Please call them.</p>
      <ul className="mt-2 grid gap-1">
        {ways.map(({ way, whyNot }) => (
          <li key={way}>
            <span className="font-semibold text-ink">{wayLabels[way]}:</span> {whyNot}
          </li>
        ))}
      </ul>
    </div>
  );
}
