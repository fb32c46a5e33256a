// Why a charge of autopay failed, in English, each as a sentence. `method` is the card or account: "Visa 4242".

export const englishAutopayFailureMessages = {
  declined: 'The bank declined {method}.',
  expired: '{method} has expired.',
  empty: 'The bank says there is not enough money on {method}.',
  confirm: 'The bank wants you to confirm this payment yourself.',
  unusable: 'The bank says {method} can no longer be used.',
  trouble: 'Something went wrong at the bank.',
};

export type AutopayFailureMessages = typeof englishAutopayFailureMessages;
