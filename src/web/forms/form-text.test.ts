// A plain form is read as it was typed; what is missing or no text is nothing.
import { expect, it } from 'vitest';
import { guardFieldsOf, requestKeyOf, textOf, textsOf } from './form-text.ts';

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

it('reads texts as typed, and takes a file for none', () => {
  const form = formOf({ name: ' Pat ', photo: new File(['x'], 'x.jpg') });
  expect(textOf(form, 'name')).toBe(' Pat ');
  expect(textsOf(form, ['name', 'photo', 'phone'])).toEqual({
    name: ' Pat ',
    photo: '',
    phone: '',
  });
});

it('sends a token only when the page had one', () => {
  expect(guardFieldsOf(formOf({ website: 'spam', formToken: 't' }))).toEqual({
    website: 'spam',
    formToken: 't',
  });
  expect(guardFieldsOf(formOf({ formToken: '' }))).toEqual({ website: '' });
});

it('takes no more of a request key than the API does', () => {
  expect(requestKeyOf(formOf({ requestKey: 'k'.repeat(500) }))).toHaveLength(100);
  expect(requestKeyOf(formOf({}))).toBe('');
});
