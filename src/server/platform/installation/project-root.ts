// Where the project lies on disk, found the same way from the sources and from the bundle in dist/server.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The absolute path of the folder that holds package.json. */
export const projectRoot = folderWith('package.json', import.meta.dirname);

function folderWith(file: string, start: string): string {
  let folder = start;
  while (!existsSync(join(folder, file))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`There is no ${file} above ${start}.`);
    folder = parent;
  }
  return folder;
}
