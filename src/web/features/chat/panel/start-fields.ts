// The fields before the first word: a name, and a telephone or an e-mail address, neither required while someone is there;
// nothing of who is signed in (docs/product/chat.md#visitors).
import { emailFaultKind, phoneFaultKind } from '#company/rules/platform/contact-details.ts';
import { blankFault } from '#company/rules/platform/form-fields.ts';
import { visibleText } from '#company/rules/platform/visible-text.ts';
import type { ChatRequest } from '#contract/chat/chat.ts';
import type { Problem } from '#contract/platform/problem.ts';
import { refusedFields } from '#web/forms/field-errors.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { chatWords } from './chat-words.ts';
import { type Counter, makeCounter } from './counter.ts';
import { makeField, type PanelField } from './field.ts';
import { draft } from './saved-chat.ts';

export type Wish = Pick<
  ChatRequest,
  'customerName' | 'customerEmail' | 'customerPhone' | 'text' | 'page' | 'language'
>;
type FieldName = 'name' | 'contact' | 'text';
type Faults = Partial<Record<FieldName, string>>;

export type StartFields = {
  whole: HTMLElement[];
  /** Someone is there by now, or no one any more. */
  tell: (isOnline: boolean) => void;
  /** What is wrong with what was typed; nothing when it can be sent. */
  faults: () => Faults;
  /** Shows faults, the first one with the focus; gives whether there are any. */
  show: (faults: Faults) => boolean;
  /** The faults that the server found. */
  refused: (problem: Problem | undefined) => Faults;
  wish: () => Wish;
  /** Forgets what was kept while it was typed. */
  forget: () => void;
};

const onTheWire: Record<string, FieldName> = {
  customerName: 'name',
  customerEmail: 'contact',
  customerPhone: 'contact',
  text: 'text',
};

/** The fields; of someone we know the question alone. */
export function makeStartFields(isKnown: boolean): StartFields {
  const fields = fieldsOf(isKnown);
  const names = Object.keys(fields) as FieldName[];
  const counter = makeCounter(fields.text.control as HTMLTextAreaElement);
  const text = (name: FieldName) => visibleText(fields[name]?.control.value ?? '');
  let isOnline = false;
  return {
    whole: [...names.flatMap((name) => fields[name]?.whole ?? []), counter.whole],
    tell(isThere) {
      isOnline = isThere;
      fields.name?.optional(isOnline);
      fields.contact?.optional(isOnline);
    },
    faults: () => ({
      text: messageFault(text('text'), counter),
      ...(!isKnown && {
        name: isOnline ? '' : blankFault(text('name'), chatWords.nameMissing),
        contact: contactFault(text('contact'), isOnline),
      }),
    }),
    show(faults) {
      for (const name of names) fields[name]?.fault(faults[name] ?? '');
      const first = names.find((name) => faults[name]);
      if (first) fields[first]?.control.focus();
      return first !== undefined;
    },
    refused(problem) {
      const found = refusedFields(problem, names, (name) => onTheWire[name ?? '']);
      // The sentences of the server are English.
      if (chatWords.refused) {
        for (const name of names) {
          if (found[name]) found[name] = text(name) ? chatWords.refused : missing()[name];
        }
      }
      return found;
    },
    wish: () => wishOf(text),
    forget() {
      for (const name of names) draft(name).keep('');
    },
  };
}

function fieldsOf(isKnown: boolean) {
  const fields: Partial<Record<FieldName, PanelField>> & { text: PanelField } = {
    ...(!isKnown && {
      name: makeField('name', chatWords.name, { autocomplete: 'name' }),
      contact: makeField(
        'contact',
        chatWords.contact,
        { autocomplete: 'email', autocapitalize: 'off', spellcheck: 'false' },
        chatWords.contactHint,
      ),
    }),
    text: makeField('text', chatWords.question, { rows: 3 }),
  };
  for (const [name, { control }] of Object.entries(fields)) {
    const kept = draft(name);
    control.value = kept.text;
    control.addEventListener('input', () => kept.keep(control.value));
  }
  return fields;
}

function messageFault(text: string, counter: Counter): string {
  return blankFault(text, chatWords.questionMissing) || (counter.isOver() ? counter.words() : '');
}

function contactFault(contact: string, isOnline: boolean): string {
  if (!contact) return isOnline ? '' : chatWords.contactMissing;
  if (contact.includes('@')) return emailFaultKind(contact) ? chatWords.emailInvalid : '';
  return phoneFaultKind(contact) ? chatWords.phoneInvalid : '';
}

/** What is said below a field that was left empty. */
const missing = (): Record<FieldName, string> => ({
  name: chatWords.nameMissing,
  contact: chatWords.contactMissing,
  text: chatWords.questionMissing,
});

function wishOf(text: (name: FieldName) => string): Wish {
  const name = text('name');
  const contact = text('contact');
  return {
    text: text('text'),
    page: location.pathname,
    language: pageLanguage(),
    ...(name && { customerName: name }),
    ...(contact && { [contact.includes('@') ? 'customerEmail' : 'customerPhone']: contact }),
  };
}
