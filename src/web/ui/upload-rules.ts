// The colors and focal points of uploaded pictures as a sheet, and how the policy of a page finds that sheet again.
import type { UploadedPictures } from '#company/facts/picture.ts';

/** A rule for the box and one for the picture in it, and nothing else. */
const RULE =
  /\.picture-upload-\d+\{background-color:#[\da-f]{6}\}\.picture-upload-\d+>img\{object-position:\d{1,3}% \d{1,3}%\}/;
const SHEET = new RegExp(`<style data-uploads="true">((?:${RULE.source})+)</style>`);

/** The sheet of the pictures; empty without any. */
export function uploadRules(uploads: UploadedPictures): string {
  return Object.entries(uploads)
    .map(
      ([
        name,
        {
          color,
          focalPoint: { x, y },
        },
      ]) => {
        const box = `.picture-${name}`;
        const position = `${Math.round(x * 100)}% ${Math.round(y * 100)}%`;
        return `${box}{background-color:${color}}${box}>img{object-position:${position}}`;
      },
    )
    .join('');
}

/** The sheet that a page carries; undefined when it has none, or one that says anything else. */
export function uploadRulesIn(html: string): string | undefined {
  return SHEET.exec(html)?.[1]?.replaceAll('&gt;', '>');
}
