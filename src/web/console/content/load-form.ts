// The fields of a kind of content for its page: made on the server, where the shapes of the contract are.

import type { Api } from '#web/lib/api-client.ts';
import type { ContentField } from './form/content-field.ts';
import { isContentKind } from './labels/kind-labels.ts';

/** The fields; none of a kind that is not there, for which the API has its own answer. */
export async function loadForm(api: Api, kind: string | undefined): Promise<ContentField[]> {
  if (!isContentKind(kind)) return [];
  // No browser needs the shapes of all content: what the page shows are the fields made from them.
  const [{ contentForm }, packages] = await Promise.all([
    import('./form/content-form.ts'),
    kind === 'package-line' ? packageNames(api) : [],
  ]);
  return contentForm(kind, { packages });
}

async function packageNames(api: Api) {
  const { entries } = await api('GET /api/console/content/{kind}', { params: { kind: 'package' } });
  return entries.map(({ slug, title }) => ({ value: slug, label: title }));
}
