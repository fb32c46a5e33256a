// Where staff answer a customer: by the way that they used last, or by another that is possible, with which a conversation may begin.
import { Suspense, useState } from 'react';
import { SUBJECT_LENGTH } from '#contract/chat/begun-by-staff.ts';
import type { AnswerWay, OfferedWay } from '#contract/overviews/answer-ways.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { useStepAnswer } from '#web/forms/app/step-answers.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import type { BoundField } from '#web/forms/app/use-app-form.ts';
import { ChoiceCard } from '#web/ui/app/choice-card.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { TextCount } from '../../chat/conversation/later-text-parts.ts';
import { ANSWER_LENGTH, answerSteps, seenWays } from './answer-steps.ts';
import './answer-form.css';

type AnswerFormProps = { ways: readonly OfferedWay[]; requestKey: string };

const wayLabels: Readonly<Record<AnswerWay, string>> = {
  chat: 'Chat',
  text: 'Text',
  email: 'Email',
  request: 'Request',
};

export function AnswerForm({ ways, requestKey }: AnswerFormProps) {
  const possible = ways.filter(({ whyNot }) => whyNot === null);
  const last = ways.find(({ isLast }) => isLast);
  const [only, ...others] = possible;
  const chosen = last ?? (others.length === 0 ? only : undefined);
  // What was typed stays in sight, also when its last way has gone meanwhile.
  const isRefused = useStepAnswer(answerSteps, { step: 'answer' }) !== undefined;
  return (
    <section id="answer" aria-labelledby="answer-heading" className="mt-8 scroll-mt-6">
      <Card className="p-5">
        <h2 id="answer-heading" className="font-text text-[1rem] font-bold tracking-normal">
          {last ? 'Answer' : 'Write to them'}
        </h2>
        {only || isRefused ? (
          <StepForm
            // After an answer the field is empty again; what others write meanwhile takes nothing from it.
            key={requestKey}
            of={answerSteps}
            step="answer"
            labels={{
              way: 'Send by',
              subject: 'Subject',
              text: last ? 'Your answer' : 'Your message',
            }}
            defaultValue={{ ...(chosen && { way: chosen.way }) }}
            seen={seenWays(ways)}
            requestKey={requestKey}
            className="answer-form mt-3 grid gap-4"
            isShort
            keepsPlace
          >
            {(field) => <AnswerFields field={field} ways={ways} />}
          </StepForm>
        ) : (
          <NoWay ways={ways} />
        )}
      </Card>
    </section>
  );
}

type FieldsProps = {
  field: (name: 'way' | 'subject' | 'text') => BoundField;
  ways: readonly OfferedWay[];
};

/** Without a script the subject is hidden by the style alone, and no one counts the texts. */
function AnswerFields({ field, ways }: FieldsProps) {
  const words = field('text');
  const [text, setText] = useState(words.defaultValue ?? '');
  const beginsByMail = ways.some(({ way, isNew, whyNot }) => way === 'email' && isNew && !whyNot);
  return (
    <>
      <Ways field={field('way')} ways={ways} />
      {beginsByMail ? (
        <TextField
          {...field('subject')}
          required
          maxLength={SUBJECT_LENGTH}
          className="answer-subject"
        />
      ) : null}
      <div>
        <TextArea
          {...words}
          rows={4}
          maxLength={ANSWER_LENGTH}
          onChange={({ target }) => setText(target.value)}
        />
        {text === '' ? null : (
          <div className="answer-count">
            <Suspense>
              <TextCount text={text} />
            </Suspense>
          </div>
        )}
      </div>
      <p>
        <SubmitButton pending="Sending...">Send</SubmitButton>
      </p>
    </>
  );
}

function Ways({ field, ways }: { field: BoundField; ways: readonly OfferedWay[] }) {
  const { id, name, label, defaultValue, error } = field;
  return (
    <fieldset {...(error && { 'aria-describedby': `${id}-error` })}>
      <legend className="field-label">{label}</legend>
      <div className="mt-1 grid gap-3 sm:grid-cols-2">
        {ways.map((offered, index) => (
          <ChoiceCard
            key={offered.way}
            {...(index === 0 && { id })}
            name={name}
            value={offered.way}
            label={wayLabels[offered.way]}
            note={noteOf(offered)}
            disabled={offered.whyNot !== null}
            defaultChecked={defaultValue === offered.way}
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

function noteOf({ at, isNew, isClosed, isConfirmed, whyNot }: OfferedWay): string {
  if (whyNot !== null) return whyNot;
  if (!isNew) return isClosed ? `${at}, which reopens it` : at;
  const begins = `${at}, begins a conversation.`;
  return isConfirmed ? begins : `${begins} Not verified: they have never signed in with it.`;
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
