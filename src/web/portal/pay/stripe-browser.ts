// Loads Stripe's script, which shows the form for cards and bank accounts in frames of its own: what is typed there never reaches us.
import type { StripeFault } from './stripe-fault.ts';

/** As much of it as we use (https://docs.stripe.com/js). */
export type StripeBrowser = {
  elements: (options: ElementsOptions) => StripeElements;
  confirmPayment: (options: {
    elements: StripeElements;
    clientSecret: string;
    confirmParams: { return_url: string };
  }) => Promise<{ error: StripeFault }>;
  confirmSetup: (options: {
    elements: StripeElements;
    clientSecret: string;
    confirmParams: { return_url: string };
  }) => Promise<{ error: StripeFault }>;
};

export type StripeElements = {
  create: (kind: 'payment') => PaymentElement;
  update: (options: { setupFutureUsage?: 'off_session' | null; amount?: number }) => void;
  submit: () => Promise<{ error?: StripeFault }>;
};

type PaymentElement = {
  mount: (place: HTMLElement) => void;
  on: (event: 'ready' | 'loaderror', hear: () => void) => void;
  destroy: () => void;
};

export type ElementsOptions = (
  | { mode: 'payment'; amount: number; currency: 'usd' }
  | { mode: 'setup'; currency: 'usd' }
) & {
  allowedPaymentMethodTypes: string[];
  /** By which it offers what its customer keeps. */
  customerSessionClientSecret?: string;
  appearance: { variables: Record<string, string> };
};

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface Window {
    Stripe?: (publishableKey: string, options?: { locale: string }) => StripeBrowser;
  }
}

/** Loads the script once. Its form is in the language of the browser unless one is given. @throws when it does not come. */
export async function loadStripe(
  scriptUrl: string,
  key: string,
  locale?: string,
): Promise<StripeBrowser> {
  if (!window.Stripe) await loadScript(scriptUrl);
  if (!window.Stripe) throw new Error('the script of Stripe has not started');
  return locale ? window.Stripe(key, { locale }) : window.Stripe(key);
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('the script of Stripe did not come'));
    };
    document.head.append(script);
  });
}

/** Our colors and letters for the form, by day and by night. */
export function appearanceOf(page: HTMLElement): ElementsOptions['appearance'] {
  const style = getComputedStyle(page);
  const color = (name: string) => style.getPropertyValue(`--color-${name}`).trim();
  return {
    variables: {
      colorPrimary: color('oak'),
      colorBackground: color('raised'),
      colorText: color('ink'),
      colorTextSecondary: color('ink-soft'),
      colorDanger: color('red'),
      borderRadius: style.getPropertyValue('--radius-field').trim(),
      fontSizeBase: '16px',
    },
  };
}
