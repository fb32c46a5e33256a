// The lawn plan as one hook: the address and its lot, the choices, the promo code, the step, and what is wrong.
import { useState } from 'react';
import type { ShownLawnPrices } from '#company/rules/money/lawn-price.ts';
import { startDateFaultKind } from '#company/rules/visits/service-days.ts';
import type { PromoCode } from '#contract/leads/plan-request.ts';
import { textOf } from '#web/forms/form-text.ts';
import { createFormSender } from '#web/forms/sender.ts';
import { api } from '#web/lib/browser-api.ts';
import type { Phone } from '#web/ui/phone-link.tsx';
import type { LawnPlanMessages } from './messages/lawn-plan-messages.en.ts';
import {
  type PlanChoices,
  type PlanErrors,
  planChoices,
  priceOf,
  typedLotSize,
} from './plan-rules.ts';
import { useCheckedLot } from './use-checked-lot.ts';
import type { PlanSender } from './use-plan-request.ts';

/** What is shown; before an address is valid, `plan` shows the address alone. */
export type PlanStep = 'plan' | 'review' | 'sent';

export type LawnPlanProps = {
  /** Those of the page's language; no script of the plan has any. */
  words: LawnPlanMessages;
  /** Where the forms go without a script: the page of the same language. */
  action: string;
  /** Where whoever wants no mowing goes. */
  elsewhere: string;
  /** The date at the company, and the first day on which a plan can start, both 'YYYY-MM-DD'. */
  today: string;
  firstDay: string;
  company: Phone;
  /** What is said of an address that is out of reach. */
  outOfReach: string;
  /** Within which a request is answered: "24 hours". */
  replyTime: string;
  /** The price list of the page; the server prices again by its own. */
  prices: ShownLawnPrices;
};

/** Everything that the parts of the island show and call. */
export type LawnPlanState = ReturnType<typeof useLawnPlan>;

const createPlanSender = (): PlanSender =>
  createFormSender('plan', (body, idempotencyKey) =>
    api('POST /api/plan-requests', { body, idempotencyKey }),
  );

/** The state of the island's parts, and what a person can do in them. */
export function useLawnPlan({ words, today, firstDay, ...props }: LawnPlanProps) {
  const unchanged: PlanChoices = { frequency: 'weekly', addOns: [], startDate: firstDay };
  const priceList = usePrices(props.prices, words);
  const [step, setStep] = useState<PlanStep>('plan');
  const [choices, setChoices] = useState(unchanged);
  const [promo, setPromo] = useState<PromoCode | null>(null);
  const { setErrors, refuse, ...refused } = useRefusals();
  const [sender] = useState(createPlanSender);
  const checked = useCheckedLot(words, props.outOfReach, () => setErrors({}));

  /** Reads the choices again after any change in the form. */
  function readForm(form: HTMLFormElement) {
    const data = new FormData(form);
    setChoices(planChoices(data));
    checked.takeSize(typedLotSize(textOf(data, 'propertySize')));
  }

  function takePromo(code: PromoCode | null, error?: string) {
    setPromo(code);
    setErrors(({ promoCode: _, ...others }) => (error ? { ...others, promoCode: error } : others));
  }

  function review() {
    const startDate = startFault(choices.startDate, today, words);
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
    ...checked,
    ...priceList,
    ...refused,
    step,
    choices,
    promo,
    sender,
    price: priceOf(checked.shownLot, choices, promo, priceList.prices, words),
    readForm,
    takePromo,
    review,
    takeBack,
    back: () => setStep('plan'),
    finish: () => setStep('sent'),
    /** Chooses what was chosen before the page was loaded again. */
    bringBack(kept: PlanChoices | null, code: PromoCode | null) {
      setPromo(code);
      if (!kept) return;
      const startDate = startFault(kept.startDate, today, words) ? firstDay : kept.startDate;
      setChoices({ ...kept, startDate });
    },
    restart() {
      setPromo(null);
      setChoices(unchanged);
      checked.editAddress();
      setStep('plan');
    },
  };
}

function startFault(
  startDate: string,
  today: string,
  { startDateFaults }: LawnPlanMessages,
): string | null {
  const kind = startDate ? startDateFaultKind(startDate, today) : 'missing';
  return kind && startDateFaults[kind];
}

/** The price list, and how the one of now is taken once the server has refused a price of this page's. */
function usePrices(shown: ShownLawnPrices, { language }: LawnPlanMessages) {
  const [prices, setPrices] = useState(shown);
  const renewPrices = () =>
    api('GET /api/content/mowing-prices', { query: { language } }).then(setPrices, () => {});
  return { prices, renewPrices };
}

/** What is wrong, and how often something was: each refusal moves the focus. */
function useRefusals() {
  const [errors, setErrors] = useState<PlanErrors>({});
  const [refusals, setRefusals] = useState(0);
  function refuse(found: PlanErrors) {
    setErrors(found);
    setRefusals((count) => count + 1);
  }
  return { errors, setErrors, refusals, refuse };
}
