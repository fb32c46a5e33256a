// Who comes to a visit and which day of its job it is, behind what is done: " · Heights Crew · Day 2 of 3".
import type { VisitCard } from '#contract/visits/visits.ts';
import { fill } from '#web/lib/fill-message.ts';
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
