// A picture of the site: its thumbnail, a list of names that works without a script, and a dialog of all of them with one.
import { use, useState } from 'react';
import { isUploadName } from '#company/facts/picture.ts';
import { pictures } from '#company/facts/pictures.gen.ts';
import { useFetched } from '#web/lib/use-fetched.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/field.tsx';
import { Thumbnail } from '#web/ui/picture.tsx';
import { type ContentField, textOf } from './content-field.ts';
import { typedAt } from './edit-list.ts';
import { OwnPictures } from './own-pictures.ts';
import { isPicture, pictureNames } from './picture-names.ts';
import { fieldId, labelOf, type ScalarProps } from './scalar-field.tsx';
import './picture-field.css';

export function PictureField(props: ScalarProps<ContentField & { type: 'picture' }>) {
  const { field, path, form } = props;
  const [isOpen, setOpen] = useState(false);
  const PictureDialog = useFetched(isOpen, async () => {
    const loaded = await import('./picture-dialog.tsx');
    return loaded.PictureDialog;
  });
  const own = use(OwnPictures);
  const value = textOf(typedAt(form.typed, path));
  return (
    <div className="picture-field">
      <div className="picture-field-shown">
        {isPicture(value) || isUploadName(value) ? <Thumbnail name={value} /> : null}
      </div>
      <div className="grid content-start gap-2">
        <Select
          id={fieldId(path)}
          name={fieldId(path)}
          label={labelOf(field)}
          hint={field.hint}
          error={form.errorAt(path)}
          value={value}
          onChange={({ target }) => form.set(path, target.value)}
        >
          <option value="">{field.isRequired ? 'Choose one' : 'None'}</option>
          {isUploadName(value) && own.every(({ name }) => name !== value) ? (
            <option value={value}>{value}</option>
          ) : null}
          {own.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
          {pictureNames.map((name) => (
            <option key={name} value={name}>
              {pictures[name].title}
            </option>
          ))}
        </Select>
        <div>
          <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
            Browse pictures
          </Button>
        </div>
      </div>
      {isOpen && PictureDialog ? (
        <PictureDialog
          own={own}
          chosen={value}
          choose={(name) => {
            form.set(path, name);
            setOpen(false);
          }}
          close={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
