// Puts one address under load from another processor, by wrk when it is installed, else by autocannon.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findProgram } from '../scripts/find-program.ts';
import { type Lab, run } from './lab.ts';
import { pinTo } from './server.ts';

/** What one round of load came to. */
export type Load = {
  requestsPerSecond: number;
  /** Requests for each second of processor time that the server used; what it could do with a processor to itself. */
  requestsPerProcessorSecond: number;
};

const CONNECTIONS = 32;

/** Ticks per second of the times in /proc (Linux, all common builds). */
const TICKS = 100;

/** Loads `address`, served by the process `pid`, for some seconds. */
export async function load(lab: Lab, address: string, pid: number, seconds: number): Promise<Load> {
  const before = processorSeconds(pid);
  const { requests, duration } = await generate(lab, address, seconds);
  const used = processorSeconds(pid) - before;
  return { requestsPerSecond: requests / duration, requestsPerProcessorSecond: requests / used };
}

async function generate(
  lab: Lab,
  address: string,
  seconds: number,
): Promise<{ requests: number; duration: number }> {
  const pin = pinTo(1);
  const wrk = findProgram('wrk');
  if (wrk) {
    const options = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-H', 'accept-encoding: br'];
    const output = await run(lab, [...pin, wrk, ...options, address]);
    const [, requests, duration] = /(\d+) requests in ([\d.]+)s/.exec(output) ?? [];
    if (/Non-2xx|Socket errors/.test(output)) throw new Error(`errors under load:\n${output}`);
    return { requests: Number(requests), duration: Number(duration) };
  }
  const autocannon = fileURLToPath(import.meta.resolve('autocannon'));
  const options = ['--json', '-c', String(CONNECTIONS), '-d', String(seconds)];
  const command = [process.execPath, autocannon, ...options, '-H', 'accept-encoding=br', address];
  const output = await run(lab, [...pin, ...command]);
  const report = JSON.parse(output.slice(output.indexOf('{'))) as {
    requests: { total: number };
    duration: number;
    errors: number;
    non2xx: number;
  };
  if (report.errors + report.non2xx > 0) throw new Error(`errors under load:\n${output}`);
  return { requests: report.requests.total, duration: report.duration };
}

/** Processor time that a process has used, all its threads, own and system's; NaN where /proc is missing. */
function processorSeconds(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return Number.NaN;
  }
}
