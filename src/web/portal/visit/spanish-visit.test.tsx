// The parts of a visit's page and of a reported problem's with all that they can show: in Spanish there is no English on them.
import { expect, it } from 'vitest';
import { problemKinds, problemWishes } from '#company/facts/visit-labels.ts';
import { invoiceStatuses } from '#company/rules/billing/invoice-status.ts';
import { jobCharges } from '#company/rules/visits/job-price.ts';
import { problemRemedies } from '#company/rules/visits/problem-remedies.ts';
import { visitStatuses } from '#company/rules/visits/visit-states.ts';
import type { VisitJob } from '#contract/visits/visit-job.ts';
import type { VisitPrice as VisitCost } from '#contract/visits/visit-price.ts';
import type { Remedy, VisitProblem } from '#contract/visits/visit-problems.ts';
import type { VisitPage, VisitState } from '#contract/visits/visits.ts';
import { JobOfVisit } from '#web/features/service-request/job-of-visit.tsx';
import { englishJobMessages } from '#web/features/service-request/messages/job-messages.en.ts';
import { englishThreadMessages } from '#web/features/service-request/messages/thread-messages.en.ts';
import { Thread } from '#web/features/service-request/thread.tsx';
import { englishVisitPriceMessages } from '#web/features/visit-price/messages/visit-price-messages.en.ts';
import { VisitPrice } from '#web/features/visit-price/visit-price.tsx';
import { PhotoLightbox } from '#web/ui/app/photo-lightbox.tsx';
import { PhotoRow } from '#web/ui/app/photo-row.tsx';
import { drawnInPortal, timeZone } from '../../../../test/drawn-in-portal.tsx';
import { englishFinder } from '../../../../test/find-english.ts';
import { PortalMain } from '../parts/portal-main.tsx';
import { usePhotoLabels } from '../parts/use-photo-labels.ts';
import { useSpokenTimes } from '../parts/use-spoken-times.ts';
import { useSpokenArea } from '../portal-language.tsx';
import { useProblemMessages } from '../problem/messages/use-problem-messages.ts';
import { RemedyLabel } from '../problem/remedy-label.tsx';
import { kindWords, replyByWords, wishWords } from '../problem/spoken-problem.ts';
import { useVisitPageMessages } from './messages/use-visit-page-messages.ts';
import { OnInvoice } from './on-invoice.tsx';
import { ProblemForm } from './problem-form.tsx';
import { ProblemList } from './problem-list.tsx';
import { VisitPhotos } from './visit-photos.tsx';
import { VisitReport } from './visit-report.tsx';

const at = '2026-11-12T15:00:00.000Z';
const date = '2026-11-12';
const photo = { width: 4, height: 3 };

const job: VisitJob = {
  requestId: 1,
  days: visitStatuses.map((status, id) => ({
    ...{ id, date, time: id === 0 ? null : '13:00', crew: 'Crew of the oak', status },
    jobDay: { day: id, of: visitStatuses.length },
  })),
  price: '90.00',
  charge: 'ahead',
};

const remedy: Remedy = {
  kind: 'return-visit',
  label: 'Return visit, for you',
  amount: '25.00',
  method: 'Check to the owner',
  visit: { id: 9, date, time: '09:00', window: 'between 9:00 AM and 11:00 AM' },
  decidedAt: at,
};

const problem: VisitProblem = {
  id: 3,
  version: 1,
  status: 'open',
  kind: 'damage',
  wish: 'fix',
  description: 'Se rompió un aspersor',
  photos: ['1', '2'],
  reportedAt: at,
  replyBy: at,
  replyByWords: 'Thursday, November 12, 2026, 9:00 AM',
  messages: [
    { id: 1, from: 'customer', authorName: 'Luz', text: 'Está junto al portón', createdAt: at },
    { id: 2, from: 'office', authorName: 'Daniel', text: 'We are on the way', createdAt: at },
    { id: 3, from: 'office', authorName: 'The office', text: 'We are here', createdAt: at },
  ],
  remedy,
  closedBy: null,
};

const cost: VisitCost = {
  lines: [{ label: 'Care of the lawn', amount: '45.00' }],
  ...{ beforeTax: '45.00', taxRate: '8.25%', tax: '3.71', total: '48.71' },
  charge: 'ahead',
};

const visit: VisitPage = {
  state: 'ahead',
  ...{ id: 7, version: 1, serviceType: 'Care of the lawn', jobDay: null },
  ...{ address: 'Calle 5', date, time: '13:00', window: 'between 1:00 PM and 3:00 PM' },
  ...{ crew: 'Crew of the oak', isOnTheWay: false, minutes: 80, note: 'La perra es Luna' },
  ...{ instructions: 'Cierren el portón', movedFrom: null, canMove: false, moveRefusal: null },
  ...{ canSkip: false, canUndoSkip: false, rating: null, photosCount: 4, problem: null },
  notDoneKind: 'weather',
  notDoneReason: 'The weather didn’t allow it.',
  price: cost,
  job,
  arrivedAt: '13:05',
  departedAt: '14:25',
  workDone: ['Mowed the front'],
  cutHeight: '3.5',
  people: ['Luis', 'Inés'],
  applications: [true, false].map((isReEntryAhead) => ({
    ...{ id: Number(isReEntryAhead), product: 'Care for the weeds', area: 4200, isReEntryAhead },
    appliedAt: '13:40',
    reEntry: '1:00 PM on Friday, November 13, 2026',
    reEntryAt: { time: '13:00', date: '2026-11-13' },
  })),
  crewNote: 'The hose is behind the shed',
  photos: (['before', 'after', 'gate', 'other'] as const).map((kind) => ({
    ...{ id: kind, kind, ...photo },
  })),
  problems: [problem],
  canReport: true,
  today: { stopsBefore: 2, from: '13:40', to: '14:10', words: '2 stops before you, 1:40–2:10 PM' },
  next: { id: 8, date: '2026-11-19', time: null, window: 'any time that day' },
};

const states: VisitState[] = ['ahead', 'under-way', 'done', 'skipped', 'not-done', 'unreported'];

function VisitParts() {
  const { charges, jobCharges: notes } = useVisitPageMessages();
  const price = useSpokenArea('visitPrice', englishVisitPriceMessages);
  const spokenJob = useSpokenArea('job', englishJobMessages);
  const words = usePhotoLabels();
  return (
    <PortalMain heading="Luz">
      {states.map((state) => (
        <VisitReport key={state} visit={{ ...visit, state }} />
      ))}
      {[0, 1].map((stopsBefore) => (
        <VisitReport
          key={stopsBefore}
          visit={{
            ...visit,
            state: 'done',
            people: ['Luis'],
            today: { stopsBefore, from: '13:00', to: '13:30', words: 'You are next' },
          }}
        />
      ))}
      <VisitPhotos photos={visit.photos} permissionPath="/photos" />
      <PhotoLightbox
        label="Luna"
        photos={[
          { src: '1', words: 'Luna' },
          { src: '2', words: 'Luna' },
        ]}
        first={0}
        words={words}
        onClose={() => {}}
      />
      {Object.values(charges).map((note) => (
        <VisitPrice key={note} price={cost} note={note} spoken={price} />
      ))}
      {jobCharges.map((charge) => (
        <JobOfVisit
          key={charge}
          job={{ ...job, charge }}
          visitId={0}
          pathOf={String}
          notes={notes}
          spoken={spokenJob}
        >
          Luna
        </JobOfVisit>
      ))}
      {invoiceStatuses.map((status) => (
        <OnInvoice key={status} invoice={{ id: '1', number: 12, status }} />
      ))}
      <ProblemList
        problems={(['open', 'answered', 'closed'] as const).map((status, id) => ({
          ...{ ...problem, id, status },
        }))}
      />
      <ProblemForm requestKey="key" />
    </PortalMain>
  );
}

function ProblemParts() {
  const messages = useProblemMessages();
  const say = useSpokenTimes();
  const photos = usePhotoLabels();
  const thread = useSpokenArea('thread', englishThreadMessages);
  return (
    <PortalMain heading="Luz">
      {problemKinds.map(({ value }) => (
        <p key={value}>{kindWords(value, messages)}</p>
      ))}
      {problemWishes.map(({ value }) => (
        <p key={value}>{wishWords(value, messages)}</p>
      ))}
      <p>{replyByWords(problem, messages, say, timeZone)}</p>
      {problemRemedies.map((kind) => (
        <p key={kind}>
          <RemedyLabel remedy={{ ...remedy, kind }} />
        </p>
      ))}
      <RemedyLabel remedy={{ ...remedy, visit: null }} />
      <PhotoRow ids={problem.photos} of={messages.withReport} words={photos} />
      <Thread
        messages={problem.messages.map((message) => ({ ...message, photos: ['1', '2'] }))}
        timeZone={timeZone}
        side="customer"
        spoken={{ ...thread, photos }}
      />
      <Thread messages={[]} timeZone={timeZone} side="customer" spoken={{ ...thread, photos }} />
    </PortalMain>
  );
}

const visitPath = '/customer-portal/visits/7';
const problemPath = '/customer-portal/problems/3';

it.each([
  [visitPath, VisitParts],
  [problemPath, ProblemParts],
] as const)('%s has no English in it', async (path, Parts) => {
  const englishOn = await englishFinder('src/web/{portal,features,forms}/**', []);
  expect(englishOn(await drawnInPortal(path, Parts, 'en')).length).toBeGreaterThan(10);
  expect(englishOn(await drawnInPortal(path, Parts, 'es'))).toEqual([]);
});

it('says days, times and names as Spanish has them', async () => {
  const said = (await drawnInPortal(visitPath, VisitParts, 'es')).replace(/<[^>]*>/g, '');
  for (const words of [
    'entre la 1:00 p.m. y las 3:00 p.m.',
    '2 paradas antes de la suya, de 1:40 a 2:10 p.m.',
    'fuera del césped hasta la 1:00 p.m. del viernes, 13 de noviembre de 2026.',
    'Vinieron Luis e Inés.',
    'Jueves, 19 de noviembre de 2026, a cualquier hora ese día',
    'a más tardar el jueves, 12 de noviembre de 2026, a las 9:00 a.m.',
    'Otra visita el jueves, 12 de noviembre de 2026, sin costo',
  ]) {
    expect(said).toContain(words);
  }
});

it('says in English what the server says', async () => {
  const visitSaid = (await drawnInPortal(visitPath, VisitParts, 'en')).replace(/<[^>]*>/g, '');
  for (const words of [
    '2 stops before you, 1:40–2:10 PM',
    'off the lawn until 1:00 PM on Friday, November 13, 2026.',
    'Luis and Inés were here.',
    'Luis was here.',
    'You’ll hear from us by Thursday, November 12, 2026, 9:00 AM.',
    'Day 1 of 5 · Crew of the oak · ',
    'Thursday, November 19, 2026, any time that day',
  ]) {
    expect(visitSaid).toContain(words);
  }
  const problemSaid = await drawnInPortal(problemPath, ProblemParts, 'en');
  expect(problemSaid).toContain('Return visit, for you');
  expect(problemSaid).toContain('With your report, 1 of 2');
});
