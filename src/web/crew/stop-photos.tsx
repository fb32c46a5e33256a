// The photos of a stop: a button for each kind, and how many there are.
import { type ChangeEvent, useState } from 'react';
import { fill } from '#company/rules/platform/fill-message.ts';
import { missingPhotos, type PhotoKind, photoKinds } from '#company/rules/visits/checklist.ts';
import type { CrewStop } from '#contract/visits/crew-day.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import { useCrewPage } from './crew-context.ts';
import { scaledPhoto } from './scaled-photo.ts';

export function StopPhotos({ stop }: { stop: CrewStop }) {
  const missing = missingPhotos(stop.checklist, stop.photos);
  const { messages } = useCrewPage();
  const [fault, setFault] = useState('');
  if (stop.state === 'skipped') return null;
  return (
    <section aria-label={fill(messages.photosOf, { address: stop.address })}>
      <h2 className="stop-checklist-name">{messages.photos}</h2>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2">
        {photoKinds.map((shows) => (
          <PhotoButton
            key={shows}
            stop={stop}
            shows={shows}
            isWanted={missing.includes(shows)}
            onFault={setFault}
          />
        ))}
      </div>
      <p role="alert" className="text-small text-red">
        {fault}
      </p>
      <noscript>
        <p className="mt-2 text-small text-ink-soft">{messages.photosNeedScript}</p>
      </noscript>
    </section>
  );
}

type PhotoButtonProps = {
  stop: CrewStop;
  shows: PhotoKind;
  isWanted: boolean;
  onFault: (words: string) => void;
};

function PhotoButton({ stop, shows, isWanted, onFault }: PhotoButtonProps) {
  const { tap, messages } = useCrewPage();
  const kind = messages.photoKinds[shows];
  const taken = stop.photos.filter((kind) => kind === shows).length;
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFault('');
    for (const file of currentTarget.files ?? []) {
      const photo = scaledPhoto(file).then((blob) => ({ kind: 'photo' as const, shows, blob }));
      tap(stop, photo).catch(() => onFault(messages.phoneFull));
    }
    currentTarget.value = '';
  };
  return (
    <label
      className={buttonLook(
        { variant: 'quiet', size: 'small' },
        'relative justify-start gap-2 px-3',
      )}
    >
      <input
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={fill(isWanted ? messages.photoOfNeeded : messages.photoOf, { kind })}
        onChange={choose}
      />
      <AppIcon name={taken > 0 ? 'check' : 'photo'} className="size-5 shrink-0" />
      {kind}
      {taken > 0 ? <span className="text-ink-soft tabular-nums">{taken}</span> : null}
      {isWanted ? <span className="text-small text-clay">{messages.needed}</span> : null}
    </label>
  );
}
