// A setting that counts at once; what counts only when a form is sent is a checkbox.
import {
  Switch as AriaSwitch,
  type SwitchProps as AriaSwitchProps,
} from 'react-aria-components/Switch';
import './switch.css';

type SwitchProps = Omit<AriaSwitchProps, 'children' | 'className'> & {
  label: string;
  /** What it changes, below the label. */
  hint?: string;
};

/** A switch with its label. */
export function Switch({ label, hint, ...rest }: SwitchProps) {
  return (
    <AriaSwitch className="switch" {...rest}>
      <span className="switch-track">
        <span className="switch-knob" />
      </span>
      <span>
        <span className="block font-semibold">{label}</span>
        {hint ? <span className="block text-small text-ink-soft">{hint}</span> : null}
      </span>
    </AriaSwitch>
  );
}
