// The hidden fields of a step's form: which step it is, what it is about, the version that was seen, and the request key.
import { useState } from 'react';
import type { StepFields as Fields, SeenVersion } from './steps.ts';

type StepFieldsProps = {
  step: string;
  fields?: Fields | undefined;
  seen?: Fields | undefined;
  version?: SeenVersion | undefined;
  requestKey?: string | undefined;
};

export function StepFields(props: StepFieldsProps) {
  const { step, fields = {}, seen = {}, version, requestKey } = props;
  // A page that is loaded again brings another key, and sending the same once more must stay the same.
  const [key] = useState(requestKey);
  return (
    <>
      <input type="hidden" name="step" value={step} data-about="" />
      {Object.entries(fields).map(([name, value]) =>
        value === undefined ? null : (
          <input key={name} type="hidden" name={name} value={value} data-about="" />
        ),
      )}
      {Object.entries(seen).map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      {version === undefined ? null : <input type="hidden" name="version" value={version} />}
      {key === undefined ? null : <input type="hidden" name="requestKey" value={key} />}
    </>
  );
}
