// A form that is opened when it is wanted, and stays open when it was refused.
import { type ReactNode, useState } from 'react';
import { useStepAnswer } from '#web/forms/app/step-answers.tsx';
import type { StepName, StepTable } from '#web/forms/app/steps.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';

type StepFoldProps<Table extends StepTable> = {
  summary: string;
  of: Table;
  step: StepName<Table>;
  className: string;
  children: ReactNode;
};

export function StepFold<Table extends StepTable>({ of, step, ...fold }: StepFoldProps<Table>) {
  const isRefused = useStepAnswer(of, { step }) !== undefined;
  return <FormFold isRefused={isRefused} {...fold} />;
}

type FormFoldProps = {
  summary: ReactNode;
  /** Something in it has to be corrected. */
  isRefused: boolean;
  isOpenAtFirst?: boolean;
  className: string;
  children: ReactNode;
};

export function FormFold({
  summary,
  isRefused,
  isOpenAtFirst = false,
  className,
  children,
}: FormFoldProps) {
  const [isOpen, setOpen] = useState(isRefused || isOpenAtFirst);
  return (
    <details
      className={className}
      open={isOpen || isRefused}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-1.5 font-semibold">
        {summary}
        <AppIcon name="chevron-down" className="size-5" />
      </summary>
      {children}
    </details>
  );
}
