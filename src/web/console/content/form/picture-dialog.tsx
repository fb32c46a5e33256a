// All pictures of the site as thumbnails, to choose one of them.
import { useState } from 'react';
import { type PictureName, pictures } from '#company/facts/pictures.gen.ts';
import { countOf } from '#company/rules/platform/count-label.ts';
import { AppDialog } from '#web/ui/app/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Thumbnail } from '#web/ui/picture.tsx';
import { pictureNames } from './picture-names.ts';

type PictureDialogProps = {
  chosen: string;
  choose: (name: PictureName) => void;
  close: () => void;
};

export function PictureDialog({ chosen, choose, close }: PictureDialogProps) {
  const [search, setSearch] = useState('');
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = pictureNames.filter((name) => {
    const { title, category, season } = pictures[name];
    const text = `${title} ${category} ${season}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <AppDialog title="Choose a picture" isOpen onOpenChange={close}>
      <TextField
        id="picture-search"
        label="Search"
        type="search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <p className="field-hint" role="status">
        {found.length === 0 ? 'No picture matches.' : countOf(found.length, 'picture')}
      </p>
      <ul className="picture-field-choices">
        {found.map((name) => (
          <li key={name}>
            <button type="button" aria-pressed={name === chosen} onClick={() => choose(name)}>
              <Thumbnail name={name} />
              <span>{pictures[name].title}</span>
            </button>
          </li>
        ))}
      </ul>
    </AppDialog>
  );
}
