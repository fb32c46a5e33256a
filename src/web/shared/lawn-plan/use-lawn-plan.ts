// The lawn plan as one hook: the address and its lot, the choices, the promo code, the step, and what is wrong.
import { useEffect, useRef, useState } from 'react';
import { DEFAULT_LOT, type LawnPrices } from '#company/rules/lawn-price.ts';
import { startDateFault } from '#company/rules/service-days.ts';
import type { PromoCode } from '#contract/lawn-plan.ts';
import { createGuard } from '#web/forms/form-guard.ts';
import { api } from '#web/lib/browser-api.ts';
import {
  type Lot,
  type PlanChoices,
  type PlanErrors,
  planChoices,
  priceOf,
  textOf,
  typedLotSize,
} from './plan-rules.ts';

/** What is shown; before an address is valid, `plan` shows the address alone. */
export type PlanStep = 'plan' | 'review' | 'sent';

export type LawnPlanProps = {
  /** The date at the company, and the first day on which a plan can start, both 'YYYY-MM-DD'. */
  today: string;
  firstDay: string;
  phone: string;
  /** The price list of the page; the server prices again by its own. */
  prices: LawnPrices;
};

/** A lot with the address it belongs to; `check` tells a new check from the one before. */
export type CheckedLot = Lot & { address: string; check: number };

/** Why an address cannot be priced; `reason` is what we know beyond the sentence that is always shown. */
type RefusedAddress = { reason: string };

/** What stands in the place of a lot until there is one. */
const noLot: CheckedLot = {
  propertySize: DEFAULT_LOT,
  isManual: false,
  methodology: '',
  address: '',
  check: 0,
};

export function useLawnPlan({ today, firstDay, ...props }: LawnPlanProps) {
  const [prices, setPrices] = useState(props.prices);
  const [step, setStep] = useState<PlanStep>('plan');
  const [lot, setLot] = useState<CheckedLot | null>(null);
  const [refusedAddress, setRefusedAddress] = useState<RefusedAddress | null>(null);
  const [choices, setChoices] = useState<PlanChoices>({
    frequency: 'weekly',
    addOns: [],
    startDate: firstDay,
  });
  const [promo, setPromo] = useState<PromoCode | null>(null);
  const [errors, setErrors] = useState<PlanErrors>({});
  const [refusals, setRefusals] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [guard] = useState(() => createGuard('plan'));
  /** Counts checks and edits, so that a late answer is not taken for the address of now. */
  const asked = useRef(0);

  const shownLot = lot ?? noLot;
  const price = priceOf(shownLot, choices, promo, prices);

  function refuse(found: PlanErrors) {
    setErrors(found);
    setRefusals((count) => count + 1);
  }

  /** An edited address is unknown again (docs/product/lawn-plans-and-prices.md#address). */
  function editAddress() {
    asked.current += 1;
    setBusy(false);
    setLot(null);
    setRefusedAddress(null);
  }

  async function validate(typed: string) {
    const address = typed.trim();
    if (address === '' || isBusy) return;
    asked.current += 1;
    const check = asked.current;
    setBusy(true);
    const answer = await api('POST /api/validate-address', { body: { address } }).catch(() => null);
    if (check !== asked.current) return;
    setBusy(false);
    if (!answer?.isValid) return setRefusedAddress({ reason: answer?.methodology ?? '' });
    const { propertySize, methodology } = answer;
    setErrors({});
    setLot({
      propertySize: propertySize ?? DEFAULT_LOT,
      isManual: false,
      methodology,
      address,
      check,
    });
  }

  /** Reads the choices again after any change in the form. */
  function readForm(form: HTMLFormElement) {
    const data = new FormData(form);
    const size = typedLotSize(textOf(data, 'propertySize'));
    setChoices(planChoices(data));
    if (!lot || size === null || size === lot.propertySize) return;
    setLot({
      ...lot,
      propertySize: size,
      isManual: true,
      methodology: '65 percent of the lot counts as lawn.',
    });
  }

  function takePromo(code: PromoCode | null, error?: string) {
    setPromo(code);
    const { promoCode: _, ...others } = errors;
    setErrors(error ? { ...others, promoCode: error } : others);
  }

  /** Takes the price list of now, once the server has refused a price of this page's. */
  function renewPrices() {
    api('GET /api/content/mowing-prices').then(setPrices, () => {});
  }

  function review() {
    const startDate = choices.startDate
      ? startDateFault(choices.startDate, today)
      : 'Please choose a start date.';
    if (startDate) return refuse({ startDate });
    setErrors({});
    setStep('review');
  }

  /** Leads back to where a fault of the plan can be corrected; everything that was typed stays. */
  function takeBack(found: PlanErrors) {
    if (found.promoCode) setPromo(null);
    setStep('plan');
    refuse(found);
  }

  return {
    step,
    lot,
    shownLot,
    refusedAddress,
    choices,
    price,
    prices,
    promo,
    errors,
    refusals,
    isBusy,
    guard,
    editAddress,
    validate,
    readForm,
    takePromo,
    review,
    takeBack,
    renewPrices,
    back: () => setStep('plan'),
    finish: () => setStep('sent'),
    restart() {
      setPromo(null);
      setChoices({ frequency: 'weekly', addOns: [], startDate: firstDay });
      editAddress();
      setStep('plan');
    },
  };
}

/** A text once it has not changed for a moment, for reading out; nothing at first. */
export function useSettled(text: string, pauseMs = 700): string {
  const [settled, setSettled] = useState('');
  const seen = useRef(text);
  useEffect(() => {
    if (seen.current === text) return;
    const timer = setTimeout(() => {
      seen.current = text;
      setSettled(text);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return settled;
}
