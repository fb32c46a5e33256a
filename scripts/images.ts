// Makes the site's pictures from assets/pictures: AVIF at several widths, one JPEG, the manifest and the colors.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import type { Picture, PictureFile } from '../src/company/facts/picture.ts';
import {
  type AvifRecipe,
  averageColor,
  encode,
  hashOf,
  heroRecipes,
  pictureRecipes,
  type Recipe,
  type Recipes,
} from '../src/server/platform/photos/picture-recipes.ts';

const root = join(import.meta.dirname, '..');
const sourceFolder = join(root, 'assets/pictures');
const targetFolder = join(root, 'public/pictures');
const manifestFile = join(root, 'src/company/facts/pictures.gen.ts');
const stylesheetFile = join(root, 'src/web/styles/pictures.gen.css');

const CatalogueEntry = z.strictObject({
  file: z.string().regex(/^[a-z0-9-]+\.jpg$/),
  width: z.int().positive(),
  height: z.int().positive(),
  title: z.string().min(1),
  alt: z.string().min(1),
  category: z.enum([
    'before-after',
    'commercial',
    'detail',
    'drainage',
    'fencing',
    'hero',
    'irrigation',
    'lighting',
    'residential',
  ]),
  season: z.enum(['spring', 'summer', 'fall', 'winter']),
  hour: z.enum(['morning', 'noon', 'afternoon', 'golden', 'dusk', 'overcast']),
  style: z.string(),
  pairsWith: z.string().optional(),
});
type CatalogueEntry = z.infer<typeof CatalogueEntry>;

/** The hero is cut wider: it fills the screen. */
function recipesFor({ category }: CatalogueEntry): Recipes {
  return category === 'hero' ? heroRecipes : pictureRecipes;
}

/** The upright part of a hero that hero.css shows on a phone: around the line 62 % from the left, in the source's pixels. */
function portraitRecipe({ width, height }: CatalogueEntry): AvifRecipe {
  const upright = Math.round(height * 0.556);
  const crop = { left: Math.round((width - upright) * 0.62), top: 0, width: upright, height };
  return { format: 'avif', width: upright, effort: 4, best: 60, maxBytes: 24_000, crop };
}

/** A source with what the names of its files begin and end with. */
type NamedSource = { name: string; hash: string; source: Buffer };

/** Makes one file unless it exists. */
async function makeFile({ name, hash, source }: NamedSource, recipe: Recipe): Promise<PictureFile> {
  const file = `${name}-${recipe.width}.${hash}.${recipe.format}`;
  const target = join(targetFolder, file);
  if (!existsSync(target)) {
    const bytes = await encode(source, recipe);
    // Renamed into place, so an interrupted run never leaves half a file under a final name.
    await writeFile(`${target}.part`, bytes);
    await rename(`${target}.part`, target);
    console.log(`${file}  ${(bytes.length / 1000).toFixed(1)} kB`);
  }
  return { width: recipe.width, file };
}

async function makePicture(entry: CatalogueEntry): Promise<Picture> {
  const name = basename(entry.file, '.jpg');
  const source = await readFile(join(sourceFolder, entry.file));
  const { width, height } = await sharp(source).metadata();
  if (width !== entry.width || height !== entry.height) {
    throw new Error(`${entry.file} is ${width}x${height}, the catalogue says otherwise.`);
  }
  const recipes = recipesFor(entry);
  const upright = entry.category === 'hero' ? [portraitRecipe(entry)] : [];
  const hash = hashOf(source, [...recipes.avif, ...upright, recipes.jpeg]);
  const make = (recipe: Recipe) => makeFile({ name, hash, source }, recipe);
  // The encoder keeps one core busy per file, so the files of a picture are made side by side.
  const [jpeg, color, avif, [portrait]] = await Promise.all([
    make(recipes.jpeg),
    averageColor(source),
    Promise.all(recipes.avif.map(make)),
    Promise.all(upright.map(make)),
  ]);
  return {
    width,
    height,
    alt: entry.alt,
    title: entry.title,
    category: entry.category,
    season: entry.season,
    hour: entry.hour,
    color,
    avif,
    jpeg,
    ...(portrait ? { portrait } : {}),
    ...(entry.pairsWith ? { pairsWith: basename(entry.pairsWith, '.jpg') } : {}),
  };
}

/** A line of the manifest as Biome would leave it. */
function property(key: string, value: string | number): string {
  if (typeof value === 'number') return `    ${key}: ${value},`;
  return `    ${key}: ${value.includes("'") ? JSON.stringify(value) : `'${value}'`},`;
}

function manifest(pictures: ReadonlyMap<string, Picture>): string {
  const fileText = ({ width, file }: PictureFile) => `{ width: ${width}, file: '${file}' }`;
  const entries = [...pictures].map(([name, { avif, jpeg, portrait, pairsWith, ...facts }]) =>
    [
      `  '${name}': {`,
      ...Object.entries(facts).map(([key, value]) => property(key, value)),
      '    avif: [',
      ...avif.map((file) => `      ${fileText(file)},`),
      '    ],',
      `    jpeg: ${fileText(jpeg)},`,
      ...(portrait ? [`    portrait: ${fileText(portrait)},`] : []),
      ...(pairsWith ? [property('pairsWith', pairsWith)] : []),
      '  },',
    ].join('\n'),
  );
  return `// Every picture of the site with its text and files. Generated by scripts/images.ts, not edited by hand.
import type { Picture } from './picture.ts';

export const pictures = {
${entries.join('\n')}
} as const satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;
`;
}

function stylesheet(pictures: ReadonlyMap<string, Picture>): string {
  const rules = [...pictures].map(
    ([name, { color }]) => `.picture-${name} {\n  background-color: ${color};\n}\n`,
  );
  return `/* The color of each picture's reserved box (a style attribute is refused by the content security policy). Generated by scripts/images.ts. */\n${rules.join('')}`;
}

/** Removes what no picture names anymore, half-written files included. */
async function removeStale(pictures: ReadonlyMap<string, Picture>): Promise<void> {
  const wanted = new Set(
    [...pictures.values()].flatMap(({ avif, jpeg, portrait }) =>
      [...avif, jpeg, ...(portrait ? [portrait] : [])].map(({ file }) => file),
    ),
  );
  for (const file of await readdir(targetFolder)) {
    if (wanted.has(file)) continue;
    await rm(join(targetFolder, file));
    console.log(`${file}  removed`);
  }
}

const catalogueText = await readFile(join(sourceFolder, 'catalogue.json'), 'utf8');
const catalogue = z.array(CatalogueEntry).parse(JSON.parse(catalogueText));
catalogue.sort((a, b) => (a.file < b.file ? -1 : 1));

await mkdir(targetFolder, { recursive: true });
const pictures = new Map<string, Picture>();
for (const entry of catalogue) {
  pictures.set(basename(entry.file, '.jpg'), await makePicture(entry));
}
await writeFile(manifestFile, manifest(pictures));
await writeFile(stylesheetFile, stylesheet(pictures));
await removeStale(pictures);
console.log(`${pictures.size} pictures ready.`);
