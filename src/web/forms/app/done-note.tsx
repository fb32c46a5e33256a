// Says what was just done on a page, by its address, and takes it back: in a toast where a script runs, else on the page.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router';
import { api } from '#web/lib/browser-api.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useFormMessages } from './form-language.tsx';
import { DONE, sendStep, UNDO } from './send-step.ts';
import { useStepAnswer } from './step-answers.tsx';
import { StepButton } from './step-button.tsx';
import { type StepFields, type StepTable, stepOf, type UndoToast } from './steps.ts';
import { showUndo } from './undo-toast.ts';
import './done-note.css';

/** Words, or how to make them of what the form carries that takes the step back. */
type Said<Words> = Words | undefined | ((fields: StepFields) => Words | undefined);

type DoneNoteProps = {
  of: StepTable;
  /** The words of this page, in place of those of the step; undefined when it is so no longer. Other pages lead here, too. */
  words?: Readonly<Record<string, Said<string>>>;
  /** The same for the toast that takes it back. */
  toasts?: Readonly<Record<string, Said<UndoToast>>>;
  className?: string;
};

/** The note; nothing when nothing was done. */
export function DoneNote({ of, words = {}, toasts = {}, className }: DoneNoteProps) {
  const [search] = useSearchParams();
  const isBack = useNavigationType() === 'POP';
  // What was refused since is said in its place.
  const isRefused = (useStepAnswer(of)?.status ?? 0) >= 400;
  const name = isRefused ? '' : (search.get(DONE) ?? '');
  const { done, undo } = Object.hasOwn(of, name) ? stepOf(of, name) : {};
  const fields = fieldsIn(search);
  const said = own(words, name, fields, typeof done === 'string' ? done : undefined);
  const toast = own(toasts, name, fields, undo?.toast);
  const back = undo && search.has(UNDO) ? { step: undo.step, fields } : undefined;
  // A page that the browser has loaded, without a script or once more, has its undo in itself.
  const isToast = back && toast && !isBack;
  const title = said ?? (back && toast && isBack ? `${toast.title}.` : undefined);
  return (
    <>
      {isToast ? <UndoInToast of={of} {...back} toast={toast} /> : null}
      {title ? (
        <Note title={title} isNew={!isBack && !isToast} className={className}>
          {back && !isToast ? <UndoButton of={of} {...back} /> : undefined}
        </Note>
      ) : null}
    </>
  );
}

type NoteProps = {
  title: string;
  isNew: boolean;
  className: string | undefined;
  children: ReactNode;
};

/** Long enough to be read; then the note is only where it stands. */
const IN_SIGHT_MS = 6_000;

/** The words on the page; where they are out of sight of who has pressed, they come into it for a while. */
function Note({ title, isNew, className, children }: NoteProps) {
  const { key } = useLocation();
  const note = useRef<HTMLDivElement>(null);
  const [isFloating, setFloating] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the action that has led here
  useEffect(() => {
    if (!isNew) return;
    // The page is where it stays after the browser has drawn it once.
    const frame = requestAnimationFrame(() => {
      const { top = 0, bottom = 0 } = note.current?.getBoundingClientRect() ?? {};
      setFloating(bottom <= 0 || top >= innerHeight);
    });
    const timer = setTimeout(() => setFloating(false), IN_SIGHT_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [key]);
  return (
    <div
      ref={note}
      tabIndex={-1}
      className={classNames('done-note', className)}
      data-floating={isFloating}
    >
      {/* Said once more when the same is done again. */}
      <Alert key={key} tone="green" title={title} action={children} />
    </div>
  );
}

type Back = { of: StepTable; step: string; fields: StepFields };

function UndoButton({ of, step, fields }: Back) {
  const messages = useFormMessages();
  return (
    <StepButton of={of} step={step} fields={fields} variant="quiet" size="small">
      {messages.undo}
    </StepButton>
  );
}

/** Offers it once for each address that an action has led to. */
function UndoInToast({ of, step, fields, toast }: Back & { toast: UndoToast }) {
  const { key } = useLocation();
  const params = useParams();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the action that has led here
  useEffect(() => {
    const undo = async () => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...fields, step })) form.set(name, `${value}`);
      const url = new URL(location.href);
      const outcome = await sendStep(of, { api, params, url, form });
      if (!outcome.isTaken) throw new Error(outcome.answer.detail ?? 'refused');
      await navigate(outcome.goTo, { replace: true, preventScrollReset: true });
    };
    showUndo({ ...toast, undo });
  }, [key]);
  return null;
}

function own<Words extends object | string>(
  ofPage: Readonly<Record<string, Said<Words>>>,
  name: string,
  fields: StepFields,
  ofStep: Words | undefined,
): Words | undefined {
  if (!Object.hasOwn(ofPage, name)) return ofStep;
  const said = ofPage[name];
  return typeof said === 'function' ? said(fields) : said;
}

/** What the form carries that takes it back. */
function fieldsIn(search: URLSearchParams): StepFields {
  return Object.fromEntries(new URLSearchParams(search.get(UNDO) ?? ''));
}
