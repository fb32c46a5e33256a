// The pictures that owner and office have uploaded, and the form that uploads more.
import { Link } from 'react-router';
import type { SitePictureLine } from '#contract/site/pictures.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { stepClientAction } from '#web/forms/app/step-client-action.ts';
import { newKey } from '#web/lib/new-key.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { ConsoleMain } from '../../console-main.tsx';
import { consoleMeta } from '../../console-meta.ts';
import { PageLinks } from '../../page-links.tsx';
import { useReloadWhile } from '../../use-reload-while.ts';
import type { Route } from './+types/pictures.page.ts';
import { PictureStatus } from './picture-status.tsx';
import { PICTURES, uploadSteps } from './picture-steps.ts';
import { UploadForm } from './upload/upload-form.tsx';
import './pictures.page.css';

export const meta = consoleMeta('Pictures');

export async function loader({ context, url }: Route.LoaderArgs) {
  const cursor = url.searchParams.get('cursor') ?? undefined;
  const page = await context.get(apiContext)('GET /api/console/pictures', {
    query: { ...(cursor !== undefined && { cursor }) },
  });
  return { ...page, isFirst: cursor === undefined, requestKey: newKey() };
}

export const action = stepAction(uploadSteps);
export const clientAction = stepClientAction(uploadSteps, { staysOnTrouble: true });

export default function PicturesPage({
  loaderData: { items, next, isFirst, requestKey },
}: Route.ComponentProps) {
  useReloadWhile(
    items.some(({ state }) => state === 'making'),
    items,
  );
  return (
    <ConsoleMain
      heading="Pictures"
      lead="Photos and renderings you have uploaded for the site. Once described, they can be chosen wherever content has a picture."
      back={{ to: '/console/settings/content', label: 'Content' }}
      width="list"
    >
      {isFirst ? <UploadForm requestKey={requestKey} /> : null}
      {items.length === 0 ? (
        <p className="mt-8 text-ink-soft">No pictures uploaded yet.</p>
      ) : (
        <ul className="pictures-page-list">
          {items.map((picture) => (
            <li key={picture.id}>
              <Tile picture={picture} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks asked={new URLSearchParams()} isFirst={isFirst} next={next} />
    </ConsoleMain>
  );
}

function Tile({ picture }: { picture: SitePictureLine }) {
  const { id, name, title, kind, shown } = picture;
  const file = shown?.avif[1] ?? shown?.jpeg;
  return (
    <Link className="pictures-page-tile" to={`${PICTURES}/${id}`}>
      <span className="pictures-page-frame">
        {file ? (
          <img
            src={`/uploaded-pictures/${file.file}`}
            width={shown?.width}
            height={shown?.height}
            alt=""
            loading="lazy"
          />
        ) : picture.isWithheld ? (
          <img src={`/api/console/pictures/${id}/original`} alt="" loading="lazy" />
        ) : null}
      </span>
      <span className="font-semibold">{title || name}</span>
      <span className="flex flex-wrap items-center gap-2 text-small text-ink-soft">
        {kind === 'photo' ? 'Photo' : 'Rendering'}
        <PictureStatus {...picture} />
      </span>
    </Link>
  );
}
