// The files that are being uploaded: how far each is, what was refused and why, and the way to the picture it has become.
import { Link } from 'react-router';
import { countOf } from '#company/rules/platform/count-label.ts';
import { Button } from '#web/ui/button.tsx';
import { ControlIcon } from '#web/ui/control-icon.tsx';
import { PICTURES } from '../picture-steps.ts';
import {
  dismissDone,
  dismissUpload,
  isUnderWay,
  type PictureUpload,
  retryUpload,
} from './picture-uploads.ts';

export function UploadRows({ uploads }: { uploads: readonly PictureUpload[] }) {
  const done = uploads.filter(({ status }) => status === 'done').length;
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="text-small text-ink-soft">
          {summaryOf(uploads, done)}
        </p>
        {done > 0 ? (
          <Button variant="quiet" size="small" onClick={dismissDone}>
            Clear finished
          </Button>
        ) : null}
      </div>
      <ul className="upload-form-rows">
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} />
        ))}
      </ul>
    </>
  );
}

function summaryOf(uploads: readonly PictureUpload[], done: number): string {
  const failed = uploads.filter(({ status }) => status === 'failed').length;
  const uploaded = `${done} of ${countOf(uploads.length, 'picture')} uploaded`;
  return failed > 0 ? `${uploaded}, ${failed} not taken.` : `${uploaded}.`;
}

function UploadRow({ upload }: { upload: PictureUpload }) {
  const { file, id, status, failure, isRetryable } = upload;
  return (
    <li className="upload-form-row">
      <div className="min-w-0">
        <p className="truncate">{file.name}</p>
        {status === 'failed' ? (
          <p className="text-red" role="alert">
            {failure}{' '}
            {isRetryable ? (
              <button type="button" className="underline" onClick={() => retryUpload(upload)}>
                Try again
              </button>
            ) : null}
          </p>
        ) : id ? (
          <p>
            <Link className="underline" to={`${PICTURES}/${id}`}>
              Describe and crop
            </Link>
          </p>
        ) : (
          <Progress upload={upload} />
        )}
      </div>
      {isUnderWay(upload) ? null : (
        <button
          type="button"
          className="grid size-11 place-items-center rounded-pill hover:bg-sunk"
          aria-label={`Take ${file.name} off this list`}
          onClick={() => dismissUpload(upload)}
        >
          <ControlIcon name="close" />
        </button>
      )}
    </li>
  );
}

function Progress({ upload: { file, status, progress } }: { upload: PictureUpload }) {
  if (status === 'waiting') return <p className="text-ink-soft">Waiting</p>;
  return (
    <div className="flex items-center gap-3">
      <progress value={progress} aria-label={`Uploading ${file.name}`} />
      <span className="text-ink-soft">
        {status === 'processing' ? 'Checking...' : `${Math.round(progress * 100)}%`}
      </span>
    </div>
  );
}
