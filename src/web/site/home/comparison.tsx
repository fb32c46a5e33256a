// One picture before and after under one slider; comparison.behavior.ts moves it.
import type { PictureName } from '#company/facts/pictures.gen.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';

type ComparisonProps = {
  /** What is seen twice, in the name of the slider. */
  name: string;
  before: PictureName;
  after: PictureName;
  sizes: string;
  caption: string;
};

/** One slider; without a script both pictures stand side by side. */
export function Comparison({ name, before, after, sizes, caption }: ComparisonProps) {
  return (
    <figure className="comparison">
      <div className="comparison-frame" data-behavior="comparison">
        <div>
          <Picture name={after} sizes={sizes} />
          <span>After</span>
        </div>
        <div className="comparison-before">
          <Picture name={before} sizes={sizes} />
          <span>Before</span>
        </div>
        <input
          type="range"
          className="needs-script"
          min="0"
          max="100"
          defaultValue="50"
          aria-label={`How much of the ${name} is shown before the work, in percent`}
          autoComplete="off"
        />
        <span className="comparison-handle needs-script" aria-hidden="true">
          <Icon name="chevron-left" />
          <Icon name="chevron-right" />
        </span>
      </div>
      <figcaption className="picture-caption">{caption}</figcaption>
    </figure>
  );
}
