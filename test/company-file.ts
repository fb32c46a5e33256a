// A company as a CSV file that can be imported: customers with plans and visits to come, every fourth of them known by telephone alone.
import { addDays } from '#company/rules/time/company-time.ts';

export type CompanySize = { customers: number; plans: number; visitsEach: number };

const HEAD =
  'Email,First name,Last name,Phone,Address,City,State,ZIP,Frequency,Price per visit,Next visit,Crew,Visit date,Visit time,Visit service,Visit price';

/** A row for each visit; those of a customer begin with the row of the plan. */
export function companyFile(size: CompanySize): string {
  const rows = Array.from({ length: size.customers }, (_, n) =>
    Array.from({ length: size.visitsEach }, (_visit, v) => {
      const date = addDays(addDays('2026-11-16', n % 5), 7 * v);
      const email = n % 4 === 0 ? '' : `customer${n}@example.com`;
      const phone = `(281) 555-${String(1000 + n)}`;
      const plan = v === 0 && n < size.plans ? `weekly,$45,${date}` : ',,';
      return `${email},Pat,Sample ${n},${phone},${n + 1} Sample Lane,Cypress,TX,77429,${plan},Crew ${n % 8},${date},9:00 AM,Lawn Maintenance,$45`;
    }),
  );
  return [HEAD, ...rows.flat()].join('\n');
}
