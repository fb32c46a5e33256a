// Deposits of a month as they would be reckoned on paper: how each job is paid for in advance, and what becomes of it. It shares no code with the
// program; amounts are cents (docs/product/deposits.md).

export type DepositByHand = {
  /** As the quote says it: a percent, or a fixed amount, and a progress payment in percent. */
  terms: {
    depositPercent: number | null;
    depositAmount: string | null;
    steps: { name: string; percent: number }[];
  };
  /** What each invoice in advance comes to, in their order. */
  parts: number[];
  /** All of them together, and what was paid of that. */
  billed: number;
  paid: number;
  end: 'completed' | 'called-off' | 'given-back' | 'held';
};

type Case = {
  percent?: number;
  fixed?: number;
  progress?: number;
  isPaid: boolean;
  end: DepositByHand['end'];
};

/** How jobs are paid for, one after the other. Every other job ends 50.00 below what was accepted, also one that was paid as a whole in advance. */
const CASES: readonly (Case | undefined)[] = [
  undefined,
  { percent: 100, isPaid: true, end: 'completed' },
  { fixed: 50_000, progress: 40, isPaid: true, end: 'completed' },
  { percent: 25, isPaid: false, end: 'completed' },
  { percent: 50, isPaid: true, end: 'called-off' },
  { percent: 50, isPaid: false, end: 'called-off' },
  { percent: 40, isPaid: true, end: 'given-back' },
  { percent: 30, isPaid: true, end: 'held' },
];

/** The deposit of the job of a number, by what was accepted with its tax; undefined where nothing is paid in advance. */
export function depositOf(job: number, accepted: number): DepositByHand | undefined {
  const found = CASES[job % CASES.length];
  if (!found) return undefined;
  const { percent = null, fixed, progress, isPaid, end } = found;
  const share = (hundredths: number) => Math.floor((accepted * hundredths * 2 + 100) / 200);
  const parts = [
    fixed ?? share(percent ?? 0),
    ...(progress === undefined ? [] : [share(progress)]),
  ];
  const billed = parts.reduce((one, other) => one + other, 0);
  return {
    terms: {
      depositPercent: percent,
      depositAmount: fixed === undefined ? null : `${fixed / 100}.00`,
      steps: progress === undefined ? [] : [{ name: 'Posts set', percent: progress }],
    },
    ...{ parts, billed, paid: isPaid ? billed : 0, end },
  };
}
