// The hidden fields of a step's form: which step it is, what it is about, the version that was seen, and the request key.
import { useState } from 'react';
import type { StepFields as Fields } from './steps.ts';

type StepFieldsProps = {
  step: string;
  fields?: Fields | undefined;
  version?: number | undefined;
  requestKey?: string | undefined;
};

export function StepFields({ step, fields = {}, version, requestKey }: StepFieldsProps) {
  // A page that is loaded again brings another key, and sending the same once more must stay the same.
  const [key] = useState(requestKey);
  return (
    <>
      <input type="hidden" name="step" value={step} data-about="" />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} data-about="" />
      ))}
      {version === undefined ? null : <input type="hidden" name="version" value={version} />}
      {key === undefined ? null : <input type="hidden" name="requestKey" value={key} />}
    </>
  );
}
