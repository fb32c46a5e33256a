// A crew's telephone, as requests to the app: it opens a day and reports, each report with an id and a number of its own.
import { randomUUID } from 'node:crypto';
import type { CrewAnswer, CrewDay, CrewStop } from '#contract/visits/crew-day.ts';
import { crewPath } from '#server/visits/crew/day-link.ts';
import { photoForm } from './pictures.ts';
import type { TestApp } from './test-app.ts';

/** What a report says; the telephone adds the rest. */
export type Tapped = { kind: string; [field: string]: unknown };

/** A telephone with the link to a crew's day. Its clock may be wrong by some minutes. */
export function crewPhone(
  test: TestApp,
  crewId: number,
  date: string,
  { generation = 1, clockOffMinutes = 0 } = {},
) {
  const path = crewPath(test.context.secrets.dayLink, { crewId, date, generation });
  const api = `/api/crew-days/${path.slice('/crew/'.length)}`;
  const device = randomUUID();
  let sequence = 0;
  const now = () => new Date(test.context.clock().getTime() + clockOffMinutes * 60_000);
  const dayHeader = () => {
    sequence += 1;
    const takenAt = now().toISOString();
    return { id: randomUUID() as string, device, sequence, takenAt, sentAt: takenAt };
  };
  const header = (stop: string) => ({ ...dayHeader(), stop });
  const post = (url: string, payload: object | Buffer, headers = {}) =>
    test.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
    });
  return {
    path,
    api,
    day: async (): Promise<CrewDay> => (await test.app.inject(api)).json(),
    async stopOf(visitId: number): Promise<CrewStop> {
      const { stops }: CrewDay = (await test.app.inject(api)).json();
      const stop = stops.find((one) => one.visitId === visitId);
      if (!stop) throw new Error(`visit ${visitId} is not on this day`);
      return stop;
    },
    /** A report as it would be sent, to be sent more than once. */
    written: (stop: string, tapped: Tapped) => ({ ...header(stop), ...tapped }),
    /** A report of the day as a whole. */
    ofDay: (tapped: Tapped) => ({ ...dayHeader(), ...tapped }),
    send: (report: object) => post(`${api}/actions`, report),
    async tap(stop: string, tapped: Tapped): Promise<CrewAnswer> {
      return (await post(`${api}/actions`, { ...header(stop), ...tapped })).json();
    },
    sendPhoto(report: object, bytes: Uint8Array) {
      const { payload, headers } = photoForm(bytes);
      const query = new URLSearchParams(Object.entries(report).map(([k, v]) => [k, String(v)]));
      return post(`${api}/photos?${query}`, payload, headers);
    },
    async photo(stop: string, shows: string, bytes: Uint8Array): Promise<CrewAnswer> {
      return (await this.sendPhoto({ ...header(stop), shows }, bytes)).json();
    },
    gateCode: (stop: string) => post(`${api}/gate-code`, { stop }),
  };
}
