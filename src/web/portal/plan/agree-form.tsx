// The terms of a change, and the typed name that agrees to them.
import { useState } from 'react';
import {
  type OfferedTerms,
  PlanAgreementRequest,
  type PlanChange,
} from '#contract/visits/service-plans.ts';
import { Terms } from '#web/features/service-plan/terms.tsx';
import { AppForm, SubmitButton } from '#web/forms/app/app-form.tsx';
import { type FormResult, useAppForm } from '#web/forms/app/use-app-form.ts';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { Panel } from '../parts/panel.tsx';

type AgreeFormProps = {
  planId: number;
  change: PlanChange;
  offer: OfferedTerms;
  formKey: string;
  result: FormResult | undefined;
};

export function AgreeForm({ planId, change, offer, formKey, result }: AgreeFormProps) {
  const [key] = useState(formKey);
  const { state, field } = useAppForm({
    id: 'agree',
    schema: PlanAgreementRequest,
    labels: {
      kind: 'Change',
      frequency: 'How often',
      from: 'First day',
      until: 'Last day',
      termsHash: 'Terms',
      signedName: 'Your full name',
      reason: 'Why are you canceling?',
    },
    result,
  });
  return (
    <Panel id="terms" heading={offer.terms.title} className="mt-8 max-w-[46rem]">
      <Terms terms={offer.terms} />
      <AppForm state={state} className="mt-7 grid gap-5">
        {Object.entries({ ...change, termsHash: offer.termsHash, formKey: key }).map(
          ([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ),
        )}
        {change.kind === 'cancel' ? (
          <TextArea
            {...field('reason')}
            rows={3}
            maxLength={1000}
            hint="Optional. It helps us do better."
          />
        ) : null}
        <TextField
          {...field('signedName')}
          autoComplete="name"
          hint="Typing your name means you agree to exactly what’s shown above. A copy stays on this page."
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton pending="Sending...">I agree</SubmitButton>
          <PageLink to={`/customer-portal/plan/${planId}`}>Cancel</PageLink>
        </div>
      </AppForm>
    </Panel>
  );
}
