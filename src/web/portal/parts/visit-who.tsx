// Who comes to a visit and which day of its job it is, behind what is done: " · Heights Crew · Day 2 of 3".

import { fill } from '#company/rules/platform/fill-message.ts';
import type { VisitCard } from '#contract/visits/visits.ts';
import { OwnerWords } from '../portal-language.tsx';
import { usePartsMessages } from './messages/use-parts-messages.ts';

export function VisitWho({ visit: { crew, jobDay } }: { visit: VisitCard }) {
  const messages = usePartsMessages();
  return (
    <>
      {crew ? (
        <>
          {' · '}
          <OwnerWords>{crew}</OwnerWords>
        </>
      ) : null}
      {jobDay ? ` · ${fill(messages.jobDay, jobDay)}` : ''}
    </>
  );
}
