// Several choices under one question, and a single box; the boxes are native, so a form without a script sends them.
import { Checkbox, type CheckboxProps } from 'react-aria-components/Checkbox';
import { CheckboxGroup, type CheckboxGroupProps } from 'react-aria-components/CheckboxGroup';
import { classNames } from '../class-names.ts';
import { AppIcon } from './app-icon.tsx';
import { FieldHelp, FieldLabel, type FieldWords } from './field-words.tsx';
import './checkbox-group.css';

type ChoicesProps = FieldWords &
  Omit<CheckboxGroupProps, 'children' | 'className'> & {
    options: readonly { value: string; label: string; isDisabled?: boolean }[];
    className?: string;
  };

/** A group of boxes. */
export function Choices({ label, hint, error, options, ...rest }: ChoicesProps) {
  return (
    <CheckboxGroup isInvalid={error !== undefined} validationBehavior="aria" {...rest}>
      <FieldLabel label={label} isRequired={rest.isRequired} />
      <div className="checkbox-group-boxes">
        {options.map(({ label, ...option }) => (
          <CheckBox key={option.value} {...option} label={label} />
        ))}
      </div>
      <FieldHelp hint={hint} error={error} />
    </CheckboxGroup>
  );
}

type CheckBoxProps = Omit<CheckboxProps, 'children' | 'className'> & {
  label: string;
  /** Leaves the label to assistive technology, as in a table. */
  hidesLabel?: boolean;
};

/** One box with its label. */
export function CheckBox({ label, hidesLabel, ...rest }: CheckBoxProps) {
  return (
    <Checkbox
      className={classNames('checkbox-group-item', hidesLabel && 'checkbox-group-bare')}
      {...rest}
    >
      {({ isIndeterminate }) => (
        <>
          <span className="checkbox-group-box">
            {isIndeterminate ? (
              <span className="checkbox-group-dash" />
            ) : (
              <AppIcon name="check" className="checkbox-group-tick" />
            )}
          </span>
          <span className={hidesLabel ? 'sr-only' : undefined}>{label}</span>
        </>
      )}
    </Checkbox>
  );
}
