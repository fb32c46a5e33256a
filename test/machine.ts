// What only some machines let a test do: mount a file system, or be another user. Where they do not, it says why.
import { spawnSync } from 'node:child_process';

/** How the name of a test begins to say why it is left out; the end of a run lists them (try-report.ts). */
export const NOT_RUN = '(left out: this machine';

/** Why this machine cannot mount, or undefined when it can. */
export function cannotMount(): string | undefined {
  const { status, stderr, error } = spawnSync(
    'unshare',
    ['--mount', '--pid', '--net', '--fork', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'],
    { encoding: 'utf8' },
  );
  return status === 0
    ? undefined
    : `${NOT_RUN} lets nobody mount, ${(error?.message ?? stderr).trim()})`;
}

/** A command that runs another in namespaces of its own, where one directory can also be reached by a second path. */
export function withBind(from: string, to: string, namespaces: string[]): string[] {
  const script = 'mount --bind "$1" "$2" && shift 2 && exec "$@"';
  return ['unshare', ...namespaces, 'sh', '-c', script, 'sh', from, to];
}

/** As a second container on the same volume: nothing is shared but the directory. */
export const CONTAINER = ['--mount', '--pid', '--net', '--fork', '--kill-child'];

/** Why this test cannot become another user, or undefined when it can. */
export function cannotBeNobody(): string | undefined {
  const { status } = spawnSync(AS_NOBODY[0] ?? '', [...AS_NOBODY.slice(1), 'true']);
  return status === 0
    ? undefined
    : `${NOT_RUN} makes another user of root alone, and this is not root)`;
}

/** A command that runs another as a user without any rights. Root would be let in everywhere. */
export const AS_NOBODY = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'];

/** Mounts a file system in memory, of so many megabytes; gives how to take it away. */
export function mountMemory(directory: string, megabytes: number): () => void {
  const size = `size=${megabytes}m`;
  run('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', directory]);
  return () => run('umount', ['--lazy', directory]);
}

function run(file: string, args: string[]): void {
  const { status, stderr } = spawnSync(file, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${file} ${args.join(' ')}: ${stderr}`);
}
