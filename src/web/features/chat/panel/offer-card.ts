// A card that we put into the conversation: times to choose one from, or a price to agree to (docs/product/chat.md#cards).
import type { ChatOffer, OfferedSlot, PriceOffer, SlotsOffer } from '#contract/chat/chat-log.ts';
import { timeOfDay } from '../time-label.ts';
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
  const head = [
    make('b', {}, offer.serviceType),
    make('p', { class: 'chat-panel-small' }, `${offer.duration} minutes, ${dollars(offer.price)}`),
    offer.text && make('p', {}, offer.text),
  ];
  if (state === 'booked' && chosen) {
    const { path } = actions.stateOf(offer);
    return [
      ...head,
      said(`Booked: ${chosen.label}`),
      path
        ? make('a', { class: 'chat-panel-choice', href: path }, 'See, reschedule or cancel')
        : make('p', {}, 'The email we sent you has the link to reschedule or cancel.'),
    ];
  }
  if (state === 'declined') return [...head, said('You said that none of these times work.')];
  if (state === 'withdrawn') return [...head, said('These times are no longer available.')];
  if (state !== 'held' || !chosen || !heldUntil) {
    return [...head, ...timeButtons(offer, actions, null)];
  }
  const until = timeOfDay(heldUntil);
  // A clock that is wrong costs no one their booking: the server looks again.
  const isOver = Date.parse(heldUntil) < Date.now();
  return [
    ...head,
    said(
      isOver
        ? `${chosen.label} was kept for you until ${until}. If it is still free, you can book it.`
        : `${chosen.label} is kept for you until ${until}.`,
    ),
    bookForm(offer, chosen, actions),
    ...timeButtons(offer, actions, chosen),
  ];
}

function bookForm(offer: SlotsOffer, held: OfferedSlot, actions: CardActions): HTMLFormElement {
  const fields = actions.stateOf(offer).missing.map(({ name, detail }) => {
    const { label, ...given } = detailFields[name] ?? { label: name };
    const field = makeField(`${offer.id}-${name}`, label, { ...given, name });
    field.fault(detail);
    return field.whole;
  });
  const submit = make(
    'button',
    { type: 'submit', class: 'button button-oak button-small' },
    'Book this time',
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

const detailFields: Record<string, { label: string; autocomplete: string }> = {
  customerName: { label: 'Your name', autocomplete: 'name' },
  customerEmail: { label: 'Your email', autocomplete: 'email' },
  customerPhone: { label: 'Your phone', autocomplete: 'tel' },
  propertyAddress: { label: 'Address of the property', autocomplete: 'street-address' },
};

const SOME_TAKEN = 'Someone just took one of these. Still free:';
const ALL_TAKEN = 'All of these have been taken since. Tell us what works for you.';

function timeButtons(offer: SlotsOffer, actions: CardActions, held: OfferedSlot | null): Child[] {
  const { taken } = actions.stateOf(offer);
  const free = offer.slots.filter((slot) => !taken.includes(slotKey(slot)));
  const others = free.filter((slot) => !held || slotKey(slot) !== slotKey(held));
  return [
    taken.length > 0 && make('p', { role: 'status' }, free.length > 0 ? SOME_TAKEN : ALL_TAKEN),
    ...others.map((slot) =>
      press('chat-panel-choice', slot.label, () => actions.hold(offer, slot)),
    ),
    free.length > 0 &&
      press('chat-panel-choice', 'None of these work', () => actions.answer(offer, false)),
  ];
}

function priceInside(offer: PriceOffer, actions: CardActions): Child[] {
  const head = [
    make('b', {}, offer.title),
    make('p', { class: 'chat-panel-amount' }, dollars(offer.amount)),
    offer.text && make('p', {}, offer.text),
  ];
  if (offer.state === 'accepted') return [...head, said('You said yes to this price.')];
  if (offer.state === 'declined') return [...head, said('You said no to this price.')];
  if (offer.state === 'withdrawn') return [...head, said('This price is no longer available.')];
  return [
    ...head,
    make(
      'p',
      { class: 'chat-panel-small' },
      'Saying yes doesn’t commit you to anything; we’ll get back to you first.',
    ),
    press('button button-oak button-small', 'Sounds good', () => actions.answer(offer, true)),
    press('chat-panel-choice', 'No, thanks', () => actions.answer(offer, false)),
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

/** "45.00" as "$45", "0.00" as "free". */
function dollars(amount: string): string {
  const cents = amount.endsWith('.00') ? 0 : 2;
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents,
  });
  return Number(amount) === 0 ? 'free' : format.format(Number(amount));
}
