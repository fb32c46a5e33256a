// What is asked before the first word: a name, and a telephone or an e-mail address; nothing of who is signed in
// (docs/product/chat.md#before-the-first-word).
import { emailFault, phoneFault } from '#company/rules/contact-details.ts';
import { blankFault } from '#company/rules/form-fields.ts';
import type { ChatRequest, ChatStart } from '#contract/chat.ts';
import type { ChatSession } from '#contract/chat-log.ts';
import type { AnswerOf } from '#contract/endpoint-types.ts';
import type { Problem } from '#contract/problem.ts';
import { refusedFields } from '#web/forms/field-errors.ts';
import { createSender } from '#web/forms/sender.ts';
import { api } from '#web/lib/browser-api.ts';
import { makeField, type PanelField } from './field.ts';
import { draft } from './kept-chat.ts';
import { make } from './make.ts';

type Wish = Pick<ChatRequest, 'customerName' | 'customerEmail' | 'customerPhone' | 'text' | 'page'>;
type FieldName = 'name' | 'contact' | 'text';

const sender = createSender<Wish, AnswerOf<'POST /api/chat-session'>>(
  'chatStart',
  (body, idempotencyKey) => api('POST /api/chat-session', { body, idempotencyKey }),
);

const onTheWire: Record<string, FieldName> = {
  customerName: 'name',
  customerEmail: 'contact',
  customerPhone: 'contact',
  text: 'text',
};

/** The form; `begun` gets the conversation that it began. */
export function makeStartForm(
  { availability, knownAs, keptDays }: ChatStart,
  begun: (session: ChatSession) => void,
): HTMLFormElement {
  const fields = fieldsOf(knownAs !== null, availability.isOnline);
  const names = Object.keys(fields) as FieldName[];
  const submit = make('button', { type: 'submit', class: 'button button-clay' }, 'Start Chat');
  const form = make(
    'form',
    { class: 'chat-panel-start', novalidate: true, action: '/quote', method: 'post' },
    make('p', { class: 'chat-panel-lead' }, availability.sentence),
    knownAs && make('p', {}, `You are writing as ${knownAs.name}.`),
    ...names.map((name) => fields[name]?.whole),
    honeypot(),
    make('p', { class: 'send-failure', role: 'alert', tabindex: -1, 'data-send-failure': true }),
    submit,
    make(
      'p',
      { class: 'chat-panel-small' },
      `We keep this chat for ${keptDays} days to answer you.`,
    ),
  );
  const text = (name: FieldName) => fields[name]?.control.value.trim() ?? '';
  const show = (faults: Partial<Record<FieldName, string>>): boolean => {
    for (const name of names) fields[name]?.fault(faults[name] ?? '');
    const first = names.find((name) => faults[name]);
    if (first) fields[first]?.control.focus();
    return first !== undefined;
  };
  const failed = (problem: Problem | undefined) => {
    const known = refusedFields(problem, names, (name) => onTheWire[name ?? '']);
    if (show(known)) return null;
    const words =
      problem?.detail ?? 'We didn’t hear back. What you wrote is still here; please try again.';
    return { title: 'Chat Not Started', description: words };
  };
  const ask = (): Wish | null => {
    if (show(faultsOf(text, knownAs !== null))) return null;
    submit.ariaDisabled = 'true';
    return wishOf(text, knownAs !== null);
  };
  form.addEventListener('focusin', () => void sender.prepare(), { once: true });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const taken = (session: ChatSession) => {
      for (const name of names) draft(name).keep('');
      begun(session);
    };
    void sender.send(form, { ask, taken, failed }).then(() => {
      submit.ariaDisabled = null;
    });
  });
  return form;
}

function fieldsOf(isKnown: boolean, isOnline: boolean): Partial<Record<FieldName, PanelField>> {
  const hint = isOnline
    ? undefined
    : 'By email, our answer reaches you even after you close this page.';
  const fields = {
    ...(!isKnown && {
      name: makeField('name', 'Your name', { autocomplete: 'name' }),
      contact: makeField(
        'contact',
        'Phone or email',
        { autocomplete: 'email', autocapitalize: 'off', spellcheck: 'false' },
        hint,
      ),
    }),
    text: makeField('text', 'How can we help?', { rows: 3 }),
  };
  for (const [name, { control }] of Object.entries(fields)) {
    const kept = draft(name);
    control.value = kept.text;
    control.addEventListener('input', () => kept.keep(control.value));
  }
  return fields;
}

function faultsOf(text: (name: FieldName) => string, isKnown: boolean) {
  const contact = text('contact');
  return {
    text: blankFault(text('text'), 'Please write a message.'),
    ...(!isKnown && {
      name: blankFault(text('name'), 'Please enter your name.'),
      contact:
        blankFault(contact, 'Please enter a phone number or an email address.') ||
        (contact.includes('@') ? emailFault(contact) : phoneFault(contact)),
    }),
  };
}

function wishOf(text: (name: FieldName) => string, isKnown: boolean): Wish {
  const contact = text('contact');
  const isEmail = contact.includes('@');
  return {
    text: text('text'),
    page: location.pathname,
    ...(!isKnown && {
      customerName: text('name'),
      ...(isEmail ? { customerEmail: contact } : { customerPhone: contact }),
    }),
  };
}

/** As ui/field.tsx has it: what fills it in is a robot. */
function honeypot(): HTMLElement {
  const input = make('input', { name: 'website', tabindex: -1, autocomplete: 'off' });
  return make(
    'div',
    { class: 'sr-only', 'aria-hidden': 'true' },
    make('label', {}, 'Website', input),
  );
}
