// The address of the lawn, which comes before every price: the field with its suggestions and the button that checks it.
import { textOf } from '#web/forms/form-text.ts';
import { keepForm } from '#web/forms/saved-form.ts';
import { Button } from '#web/ui/button.tsx';
import { AddressCombobox } from './address-combobox.tsx';
import { savedPlan } from './saved-plan.ts';
import type { LawnPlanProps, LawnPlanState } from './use-lawn-plan.ts';

type LawnAddressFormProps = Pick<LawnPlanProps, 'words' | 'action'> & {
  id: string;
  plan: LawnPlanState;
};

/** The first form of a plan; it stays in sight while the plan is chosen. */
export function LawnAddressForm({ id, words, action, plan }: LawnAddressFormProps) {
  const { step, lot, refusedAddress, errors, isBusy } = plan;
  return (
    <form
      className="lawn-plan-address"
      method="post"
      action={action}
      hidden={step !== 'plan'}
      onSubmit={(event) => {
        event.preventDefault();
        keepForm(savedPlan.address, event.currentTarget);
        void plan.validate(textOf(new FormData(event.currentTarget), 'address'));
      }}
    >
      <AddressCombobox
        id={`${id}-address`}
        words={words}
        error={refusedAddress?.words ?? errors.address}
        onEdit={plan.editAddress}
      />
      <Button
        variant={lot ? 'quiet' : 'clay'}
        type="submit"
        name="intent"
        value="validate"
        aria-disabled={isBusy}
      >
        {isBusy && !lot ? words.validating : words.validate}
      </Button>
      {refusedAddress?.reason && <p className="field-hint">{refusedAddress.reason}</p>}
      <p className="sr-only" role="status">
        {lot && words.served}
      </p>
    </form>
  );
}
