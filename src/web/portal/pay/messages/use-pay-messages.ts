// The words of paying online and of autopay in the language of the page.
import { useAreaMessages } from '../../portal-language.tsx';
import { type AutopayMessages, englishAutopayMessages } from './autopay-messages.en.ts';
import { englishPayMessages, type PayMessages } from './pay-messages.en.ts';

export function usePayMessages(): PayMessages {
  return useAreaMessages('pay') ?? englishPayMessages;
}

export function useAutopayMessages(): AutopayMessages {
  return useAreaMessages('autopay') ?? englishAutopayMessages;
}
