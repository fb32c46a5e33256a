// Cuts what is written at once into statements that the database takes: one has room for 65,535 parameters.

const ROWS = 500;

/** The rows in their order, at most five hundred in each part. */
export function inChunks<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, index) =>
    rows.slice(index * ROWS, (index + 1) * ROWS),
  );
}
