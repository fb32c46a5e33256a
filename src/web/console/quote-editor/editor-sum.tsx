// What the quote comes to while it is typed, what a revision changes for its customer, and the buttons.
import { useNavigation } from 'react-router';
import { formatCents } from '#company/rules/money/money.ts';
import { formatTaxRate } from '#company/rules/money/tax-rate.ts';
import type { ComparedQuote } from '#company/rules/quotes/quote-changes.ts';
import { StepSubmit } from '#web/forms/app/step-submit.tsx';
import { quoteSteps } from './quote-steps.ts';
import { totalsOf } from './typed-quote.ts';
import './editor-sum.css';

type EditorSumProps = {
  content: ComparedQuote;
  isRevision: boolean;
  /** What is different from what its customer has before them. */
  changes: readonly string[];
};

export function EditorSum({ content, isRevision, changes }: EditorSumProps) {
  const { total, withAll } = totalsOf(content);
  const isSending = useNavigation().formMethod === 'POST';
  const hasOptions = withAll.total !== total.total;
  return (
    <div className="editor-sum">
      {isRevision ? (
        <div className="editor-sum-changes" data-none={changes.length === 0 || undefined}>
          <h2 className="font-semibold">What changes for the customer</h2>
          {changes.length > 0 ? (
            <ul className="list-disc pl-5 text-small">
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          ) : (
            <p className="text-small text-ink-soft">Nothing yet.</p>
          )}
        </div>
      ) : null}
      <dl className="editor-sum-rows">
        <Row label="Subtotal" cents={total.subtotal} />
        <Row label={`Sales tax ${formatTaxRate(content.taxBasisPoints)}`} cents={total.tax} />
        <Row label="Total" cents={total.total} isTotal />
        {hasOptions ? <Row label="With every option" cents={withAll.total} /> : null}
      </dl>
      <p className="sr-only" role="status">
        Total {formatCents(total.total)}
      </p>
      <div className="editor-sum-buttons">
        {isRevision ? null : (
          <StepSubmit of={quoteSteps} step="save" variant="quiet" disabled={isSending}>
            Save Draft
          </StepSubmit>
        )}
        <StepSubmit
          of={quoteSteps}
          step={isRevision ? 'revise' : 'send'}
          variant="clay"
          disabled={isSending}
        >
          {isRevision ? 'Send New Version' : 'Send Quote'}
        </StepSubmit>
      </div>
    </div>
  );
}

function Row({ label, cents, isTotal }: { label: string; cents: number; isTotal?: true }) {
  return (
    <div className={isTotal ? 'editor-sum-row editor-sum-total' : 'editor-sum-row'}>
      <dt>{label}</dt>
      <dd>{formatCents(cents)}</dd>
    </div>
  );
}
