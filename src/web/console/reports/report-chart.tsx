// A report as a picture, made on the server: columns over time, or bars below each other. It draws what the table below it says.
import type { Report, ReportColumn, ReportLine } from '#contract/overviews/reports.ts';
import { shownValue } from './report-value.ts';
import './report-chart.css';

/** So many bars below each other can be read; the table has all of them. */
const MOST_BARS = 12;
/** Fewer months leave room, so that one of them is no wall. */
const LEAST_MONTHS = 6;
const HEIGHT = 100;
const TONES = ['a', 'b', 'c', 'd'] as const;

type Series = { column: ReportColumn; index: number; tone: string };

/** The chart of the columns that are charted; nothing where all of them are zero. */
export function ReportChart({ report }: { report: Report }) {
  const series = report.columns
    .map((column, index) => ({ column, index }))
    .filter(({ column }) => column.isCharted)
    .map((one, place) => ({ ...one, tone: TONES[place % TONES.length] ?? 'a' }));
  const values = report.lines.flatMap((line) => series.map((one) => heightOf(line, one)));
  const most = Math.max(0, ...values);
  const unit = series[0]?.column.unit;
  if (most === 0 || !unit) return null;
  /** What has no figure yet has no bar; the table says so. */
  const hasValue = ({ cells }: ReportLine) =>
    series.some(({ index }) => cells[index]?.value != null);
  const isTime = report.grouping === 'Month';
  return (
    <figure className="report-chart">
      <figcaption className="report-chart-legend">
        {series.map(({ column, tone }) => (
          <span key={column.name} className="report-chart-name">
            <svg viewBox="0 0 10 10" className="report-chart-key" aria-hidden="true">
              <rect width="10" height="10" className={`report-chart-${tone}`} />
            </svg>
            {column.label}
          </span>
        ))}
      </figcaption>
      {isTime ? (
        <Columns lines={report.lines} series={series} most={most} top={shownValue(most, unit)} />
      ) : (
        <Bars lines={report.lines.filter(hasValue).slice(0, MOST_BARS)} {...{ series, most }} />
      )}
    </figure>
  );
}

function heightOf({ cells }: ReportLine, { index }: Series): number {
  return Math.max(0, cells[index]?.value ?? 0);
}

type DrawnProps = { lines: readonly ReportLine[]; series: readonly Series[]; most: number };

function Columns({ lines, series, most, top }: DrawnProps & { top: string }) {
  const step = series.length + 1;
  const places = Math.max(lines.length, LEAST_MONTHS);
  // Names that would run into each other are left out, from the second on.
  const every = Math.ceil(lines.length / 12);
  return (
    <>
      <p className="report-chart-top">{top}</p>
      <svg
        viewBox={`0 0 ${places * step} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="report-chart-columns"
        role="img"
        aria-label={`${series.map(({ column }) => column.label).join(', ')} by month; the table has the figures`}
      >
        <path
          d={`M0 0H${places * step}M0 ${HEIGHT / 2}H${places * step}`}
          className="report-chart-grid"
        />
        {lines.map((line, place) =>
          series.map((one, offset) => {
            const height = (heightOf(line, one) / most) * HEIGHT;
            return (
              <rect
                key={`${line.key} ${one.column.name}`}
                x={place * step + 0.5 + offset}
                y={HEIGHT - height}
                width={0.86}
                height={height}
                className={`report-chart-${one.tone}`}
              />
            );
          }),
        )}
      </svg>
      <div className="report-chart-names" aria-hidden="true">
        {lines.map(({ key, label }, place) => (
          <span key={key}>{place % every === 0 ? label.slice(0, 3) : ''}</span>
        ))}
        {Array.from({ length: places - lines.length }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same nothing
          <span key={place} />
        ))}
      </div>
    </>
  );
}

function Bars({ lines, series, most }: DrawnProps) {
  return (
    <ul className="report-chart-bars">
      {lines.map((line) => (
        <li key={line.key}>
          <span className="report-chart-label">{line.label}</span>
          {series.map((one) => (
            <span key={one.column.name} className="report-chart-bar">
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect
                  width={(heightOf(line, one) / most) * 100}
                  height="10"
                  className={`report-chart-${one.tone}`}
                />
              </svg>
              <span className="sr-only">{one.column.label}: </span>
              <span className="report-chart-value">
                {shownValue(line.cells[one.index]?.value ?? null, one.column.unit)}
              </span>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
