// Kills a browser that a test has started, found by the profile that only it uses.
import { readdirSync, readFileSync } from 'node:fs';

/** Ends every process of the profile at once, as an empty battery does. */
export function killBrowser(profile: string): void {
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const commandLine = readFileSync(`/proc/${name}/cmdline`, 'utf8');
      if (commandLine.includes(profile)) process.kill(Number(name), 'SIGKILL');
    } catch {
      // It has ended by itself meanwhile.
    }
  }
}
