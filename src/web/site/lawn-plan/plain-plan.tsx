// The lawn plan as a plain form: the address, then all choices with the receipt and who wants them.
import { hrefIn, type Language } from '#company/facts/languages.ts';
import type { ShownLawnPrices } from '#company/rules/money/lawn-price.ts';
import { amountOf } from '#company/rules/money/money.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { ADDRESS_LENGTH, PROMO_LENGTH } from '#company/rules/platform/form-fields.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import { ContinueButton } from '#web/features/carried-forms/continue-elsewhere.tsx';
import { ContactPart } from '#web/features/lawn-plan/contact-part.tsx';
import { lawnPlanMessages } from '#web/features/lawn-plan/messages/choose-lawn-plan-messages.ts';
import { PlanFields } from '#web/features/lawn-plan/plan-fields.tsx';
import type { ShownPlan } from '#web/features/lawn-plan/plan-from-form.ts';
import { type Lot, priceOf } from '#web/features/lawn-plan/plan-rules.ts';
import { LawnPriceList } from '#web/features/lawn-plan/price-list.tsx';
import { Receipt } from '#web/features/lawn-plan/price-receipt.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { type Phone, WithPhoneLink } from '#web/ui/phone-link.tsx';
import { lawnPlanPageMessages } from './messages/choose-lawn-plan-page-messages.ts';

type PlainPlanProps = {
  shown: ShownPlan | undefined;
  language: Language;
  /** Where the form goes: the page itself. */
  action: string;
  firstDay: string;
  prices: ShownLawnPrices;
  formToken: string | undefined;
  requestKey: string;
  company: Phone & Pick<CompanyProfile, 'salesTaxBasisPoints'>;
};

/** The form, with what is wrong with it. */
export function PlainPlan({ shown, language, action, ...offered }: PlainPlanProps) {
  const { firstDay, prices, formToken, requestKey, company } = offered;
  const words = lawnPlanMessages[language];
  const { lead, checkFields } = lawnPlanPageMessages[language];
  return (
    <form method="post" action={action} className="mt-4 grid gap-8">
      <h2 className="max-w-reading text-title">{lead}</h2>
      {shown && shown.status >= 400 ? (
        <p role="alert" className="max-w-reading rounded-field bg-red-soft px-4 py-3 text-red">
          {shown.problem ?? checkFields}
        </p>
      ) : null}
      <div className="lawn-plan-address max-w-reading">
        <TextField
          id="plan-address"
          name="address"
          label={words.address}
          error={shown?.errors.address}
          defaultValue={shown?.address}
          maxLength={ADDRESS_LENGTH}
          autoComplete="street-address"
          required
        />
        {shown?.lot ? null : (
          <Button variant="clay" type="submit" name="intent" value="validate">
            {words.validate}
          </Button>
        )}
      </div>
      {shown?.lot ? (
        <PricedPlan shown={{ ...shown, lot: shown.lot }} {...{ language, firstDay, prices }} />
      ) : (
        <LawnPriceList {...{ language, prices, company }} />
      )}
      {formToken ? <input type="hidden" name="formToken" value={formToken} /> : null}
      <input type="hidden" name="requestKey" value={requestKey} />
      <OtherWork {...{ language, company }} />
    </form>
  );
}

type PricedPlanProps = {
  shown: ShownPlan & { lot: Lot };
  language: Language;
  firstDay: string;
  prices: ShownLawnPrices;
};

/** The choices, what they cost, and who wants them. */
function PricedPlan({ shown, language, firstDay, prices }: PricedPlanProps) {
  const { address, lot, choices, promo, promoCode, errors, values } = shown;
  const words = lawnPlanMessages[language];
  const { promoHint, updatePrice } = lawnPlanPageMessages[language];
  const price = priceOf(lot, choices, promo, prices, words);
  return (
    <div className="lawn-plan">
      <div className="lawn-plan-choices">
        <PlanFields idPrefix="plan" {...{ words, lot, choices, errors, firstDay, promo, prices }} />
        <TextField
          id="plan-promoCode"
          name="promoCode"
          label={words.promo}
          hint={promoHint}
          error={errors.promoCode}
          defaultValue={promoCode}
          maxLength={PROMO_LENGTH}
          autoComplete="off"
          className="max-w-[20rem]"
        />
        <Button variant="quiet" type="submit" name="intent" value="price" formNoValidate>
          {updatePrice}
        </Button>
      </div>
      <Receipt words={words} price={price} />
      <div className="lawn-plan-contact">
        <ContactPart idPrefix="plan" {...{ words, errors, values }} />
        <Button variant="clay" size="large" type="submit" name="intent" value="send">
          {words.send}
        </Button>
        <ContinueButton language={language} kind="plan" />
      </div>
      <input type="hidden" name="pricedAddress" value={address} />
      <input type="hidden" name="firstVisitTotal" value={amountOf(price.firstVisitCents)} />
      <input type="hidden" name="everyVisitTotal" value={amountOf(price.everyVisitCents)} />
    </div>
  );
}

/** The way for who wants no mowing. */
export function OtherWork({ language, company }: { language: Language; company: Phone }) {
  const { notMowing, requestQuote, orCall } = lawnPlanPageMessages[language];
  const { phone, phoneDial } = company;
  return (
    <p className="text-ink-soft">
      {notMowing}
      <a className="underline" href={hrefIn(language, '/quote')}>
        {requestQuote}
      </a>
      <WithPhoneLink text={fill(orCall, { phone })} {...{ phone, phoneDial }} />
    </p>
  );
}
