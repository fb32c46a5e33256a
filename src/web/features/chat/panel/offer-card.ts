// A card that we put into the conversation: times to choose one from, or a price to agree to (docs/product/chat.md#cards).

import { fill } from '#company/rules/platform/fill-message.ts';
import { localeOf } from '#company/rules/time/locale.ts';
import type { ChatOffer, OfferedSlot, PriceOffer, SlotsOffer } from '#contract/chat/chat-log.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { timeOfDay } from '../time-label.ts';
import { conversationWords } from './chat-words.ts';
import { makeField } from './field.ts';
import { button, type Child, make } from './make.ts';

/** What only this browser knows of a card. */
export type CardState = {
  /** Times that someone else has taken meanwhile. */
  taken: readonly string[];
  /** What a booking still lacks, by its name on the wire, with a sentence each. */
  missing: readonly { name: string; detail: string }[];
  /** What went wrong last. */
  fault: string;
  /** Where a booked consultation can be changed. */
  path: string | null;
};

/** What a person can do with a card; each settles when the answer is there. */
export type CardActions = {
  hold: (offer: SlotsOffer, slot: OfferedSlot) => Promise<void>;
  book: (offer: SlotsOffer, slot: OfferedSlot, details: Record<string, string>) => Promise<void>;
  answer: (offer: ChatOffer, isYes: boolean) => Promise<void>;
  stateOf: (offer: ChatOffer) => CardState;
};

/** The name of a time. */
export function slotKey({ appointmentDate, appointmentTime }: OfferedSlot): string {
  return `${appointmentDate} ${appointmentTime}`;
}

/** The card as it is now. */
export function offerCard(offer: ChatOffer, actions: CardActions): HTMLElement {
  const { fault } = actions.stateOf(offer);
  return make(
    'li',
    { class: 'chat-panel-card', 'data-state': offer.state },
    ...(offer.kind === 'slots' ? slotsInside(offer, actions) : priceInside(offer, actions)),
    fault && make('p', { class: 'field-error', role: 'alert' }, make('span', {}, fault)),
  );
}

function slotsInside(offer: SlotsOffer, actions: CardActions): Child[] {
  const { chosen, heldUntil, state } = offer;
  const words = conversationWords;
  const length = fill(words.length, { minutes: offer.duration, price: dollars(offer.price) });
  const head = [
    make('b', { lang: pageLanguage() !== 'en' && 'en' }, offer.serviceType),
    make('p', { class: 'chat-panel-small' }, length),
    offer.text && make('p', {}, offer.text),
  ];
  if (state === 'booked' && chosen) {
    const { path } = actions.stateOf(offer);
    return [
      ...head,
      said(fill(words.booked, { slot: slotWords(chosen) })),
      path
        ? make('a', { class: 'chat-panel-choice', href: path }, words.seeBooking)
        : make('p', {}, words.bookingByEmail),
    ];
  }
  if (state === 'declined') return [...head, said(words.slotsDeclined)];
  if (state === 'withdrawn') return [...head, said(words.slotsWithdrawn)];
  if (state !== 'held' || !chosen || !heldUntil) {
    return [...head, ...timeButtons(offer, actions, null)];
  }
  // A clock that is wrong costs no one their booking: the server looks again.
  const isOver = Date.parse(heldUntil) < Date.now();
  return [
    ...head,
    said(
      fill(isOver ? words.heldBefore : words.held, {
        slot: slotWords(chosen),
        time: timeOfDay(heldUntil),
      }),
    ),
    bookForm(offer, chosen, actions),
    ...timeButtons(offer, actions, chosen),
  ];
}

function bookForm(offer: SlotsOffer, held: OfferedSlot, actions: CardActions): HTMLFormElement {
  const fields = actions.stateOf(offer).missing.map(({ name, detail }) => {
    const { label, ...given } = detailFields()[name] ?? { label: name };
    const field = makeField(`${offer.id}-${name}`, label, { ...given, name });
    field.fault(detail);
    return field.whole;
  });
  const submit = make(
    'button',
    { type: 'submit', class: 'button button-oak button-small' },
    conversationWords.book,
  );
  const form = make('form', { class: 'chat-panel-start', novalidate: true }, ...fields, submit);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (submit.ariaDisabled === 'true') return;
    submit.ariaDisabled = 'true';
    const details = Object.fromEntries(new FormData(form)) as Record<string, string>;
    await actions.book(offer, held, details);
    submit.ariaDisabled = null;
  });
  return form;
}

const detailFields = (): Record<string, { label: string; autocomplete: string }> => ({
  customerName: { label: conversationWords.name, autocomplete: 'name' },
  customerEmail: { label: conversationWords.email, autocomplete: 'email' },
  customerPhone: { label: conversationWords.phone, autocomplete: 'tel' },
  propertyAddress: { label: conversationWords.address, autocomplete: 'street-address' },
});

function timeButtons(offer: SlotsOffer, actions: CardActions, held: OfferedSlot | null): Child[] {
  const words = conversationWords;
  const { taken } = actions.stateOf(offer);
  const free = offer.slots.filter((slot) => !taken.includes(slotKey(slot)));
  const others = free.filter((slot) => !held || slotKey(slot) !== slotKey(held));
  return [
    taken.length > 0 &&
      make('p', { role: 'status' }, free.length > 0 ? words.someTaken : words.allTaken),
    ...others.map((slot) =>
      press('chat-panel-choice', slotWords(slot), () => actions.hold(offer, slot)),
    ),
    free.length > 0 &&
      press('chat-panel-choice', words.noneWork, () => actions.answer(offer, false)),
  ];
}

function priceInside(offer: PriceOffer, actions: CardActions): Child[] {
  const words = conversationWords;
  const head = [
    make('b', {}, offer.title),
    make('p', { class: 'chat-panel-amount' }, dollars(offer.amount)),
    offer.text && make('p', {}, offer.text),
  ];
  if (offer.state === 'accepted') return [...head, said(words.priceAccepted)];
  if (offer.state === 'declined') return [...head, said(words.priceDeclined)];
  if (offer.state === 'withdrawn') return [...head, said(words.priceWithdrawn)];
  return [
    ...head,
    make('p', { class: 'chat-panel-small' }, words.noCommitment),
    press('button button-oak button-small', words.yes, () => actions.answer(offer, true)),
    press('chat-panel-choice', words.no, () => actions.answer(offer, false)),
  ];
}

function said(words: string): HTMLElement {
  return make('p', { class: 'chat-panel-said' }, words);
}

/** A button that is pressed once at a time. */
function press(look: string, words: string, act: () => Promise<void>): HTMLButtonElement {
  return button(look, words, async ({ currentTarget }) => {
    const pressed = currentTarget as HTMLButtonElement;
    if (pressed.ariaDisabled === 'true') return;
    pressed.ariaDisabled = 'true';
    await act();
    pressed.ariaDisabled = null;
  });
}

/** A time as the server says it; on a page in another language as that writes dates. */
function slotWords({ appointmentDate, appointmentTime, label }: OfferedSlot): string {
  const language = pageLanguage();
  if (language === 'en') return label;
  return new Intl.DateTimeFormat(localeOf[language], {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`${appointmentDate}T${appointmentTime}:00Z`));
}

/** "45.00" as "$45", "0.00" as "free". */
function dollars(amount: string): string {
  const cents = amount.endsWith('.00') ? 0 : 2;
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents,
  });
  return Number(amount) === 0 ? conversationWords.free : format.format(Number(amount));
}
