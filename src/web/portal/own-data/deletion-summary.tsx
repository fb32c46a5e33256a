// What goes with an account, what stays, why, and for how long (docs/product/data-and-safety.md#deleting-an-account).

const goes = [
  'Your name, phone number and email address, and every signed-in browser',
  'Gate code, pets, instructions and notes',
  'Photos of your property, ratings, messages and chats',
  'Requests, quotes that you did not accept, and consultations',
  'Your plan and all upcoming visits; the newsletter and your calendar feed',
];

const stays = [
  'Quotes and plan agreements that you signed, with their PDFs and the name and address in them',
  'The record of visits that were made: date, address, and what was done',
];

export function WhatGoes() {
  return (
    <div className="mt-6 grid gap-6 sm:grid-cols-2">
      <List heading="What will be deleted" points={goes} />
      <div>
        <List heading="What we must keep for four years" points={stays} />
        <p className="mt-3 text-small text-ink-soft">
          Texas tax law asks us to keep records of sales for four years. After that they go, too.
          Backups are replaced within two weeks.
        </p>
      </div>
    </div>
  );
}

function List({ heading, points }: { heading: string; points: readonly string[] }) {
  return (
    <div>
      <h3 className="font-semibold">{heading}</h3>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-ink-soft">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
