// Opens the form of Stripe in a place of the page, in frames of its own, and says how far it has come.
import { type RefObject, useEffect, useRef, useState } from 'react';
import { usePortalLanguage } from '../portal-language.tsx';
import {
  appearanceOf,
  type ElementsOptions,
  loadStripe,
  type StripeBrowser,
  type StripeElements,
} from './stripe-browser.ts';

export type StripeFormState = 'loading' | 'ready' | 'sending' | 'broken';
export type OpenedForm = { stripe: StripeBrowser; elements: StripeElements };

type FormOf = {
  scriptUrl: string;
  publishableKey: string;
  /** What is paid, in cents; null to keep a card without a payment. Another one opens the form anew. */
  cents: number | null;
  /** Asks by what it shows the methods that are kept; null when none are. */
  askSession?: () => Promise<string | null>;
};

/** Gives the place to put it into, what was opened, and its state. */
export function useStripeForm({ scriptUrl, publishableKey, cents, askSession }: FormOf): {
  place: RefObject<HTMLDivElement | null>;
  opened: RefObject<OpenedForm | null>;
  state: StripeFormState;
  setState: (state: StripeFormState) => void;
} {
  const { language } = usePortalLanguage();
  const place = useRef<HTMLDivElement>(null);
  const opened = useRef<OpenedForm>(null);
  const [state, setState] = useState<StripeFormState>('loading');

  // biome-ignore lint/correctness/useExhaustiveDependencies: how to ask is the same for the same form
  useEffect(() => {
    let close = () => {};
    let isGone = false;
    const open = async () => {
      const locale = language === 'en' ? undefined : 'es-419';
      const stripe = await loadStripe(scriptUrl, publishableKey, locale);
      const session = (await askSession?.()) ?? null;
      if (isGone || !place.current) return;
      const common: Omit<ElementsOptions, 'mode'> = {
        allowedPaymentMethodTypes: ['card', 'us_bank_account'],
        appearance: appearanceOf(document.documentElement),
        currency: 'usd',
        ...(session && { customerSessionClientSecret: session }),
      };
      const elements = stripe.elements(
        cents === null
          ? { ...common, mode: 'setup' }
          : { ...common, mode: 'payment', amount: cents },
      );
      const element = elements.create('payment');
      element.on('ready', () => setState('ready'));
      element.on('loaderror', () => setState('broken'));
      element.mount(place.current);
      opened.current = { stripe, elements };
      close = () => element.destroy();
    };
    open().catch(() => setState('broken'));
    return () => {
      isGone = true;
      close();
    };
  }, [scriptUrl, publishableKey, cents]);

  return { place, opened, state, setState };
}
