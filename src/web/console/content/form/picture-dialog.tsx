// All pictures of the site as thumbnails, to choose one of them.
import { useState } from 'react';
import type { PictureReference } from '#company/facts/picture-reference.ts';
import { pictures } from '#company/facts/pictures.gen.ts';
import { countOf } from '#company/rules/platform/count-label.ts';
import { AppDialog } from '#web/ui/app/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Thumbnail } from '#web/ui/picture.tsx';
import type { OwnPicture } from './own-pictures.ts';
import { pictureNames } from './picture-names.ts';

/** A picture with the words that it is found by. */
type Choice = { name: PictureReference; title: string; text: string };

const ofTheProgram: readonly Choice[] = pictureNames.map((name) => {
  const { title, category, season } = pictures[name];
  return { name, title, text: `${title} ${category} ${season}`.toLowerCase() };
});

function ownChoice({ name, title }: OwnPicture): Choice {
  return { name, title, text: title.toLowerCase() };
}

type PictureDialogProps = {
  own: readonly OwnPicture[];
  chosen: string;
  choose: (name: PictureReference) => void;
  close: () => void;
};

export function PictureDialog({ own, chosen, choose, close }: PictureDialogProps) {
  const [search, setSearch] = useState('');
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = [...own.map(ownChoice), ...ofTheProgram].filter(({ text }) =>
    words.every((word) => text.includes(word)),
  );
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
        {found.map(({ name, title }) => (
          <li key={name}>
            <button type="button" aria-pressed={name === chosen} onClick={() => choose(name)}>
              <Thumbnail name={name} />
              <span>{title}</span>
            </button>
          </li>
        ))}
      </ul>
    </AppDialog>
  );
}
