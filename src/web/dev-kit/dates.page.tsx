// Dates, ranges of them, and files on their way.
import { useState } from 'react';
import { weekdayOf } from '#company/rules/time/company-time.ts';
import { DateField } from '#web/ui/app/date-picker.tsx';
import { DateRangeField } from '#web/ui/app/date-range-picker.tsx';
import { type DroppedFile, FileDrop } from '#web/ui/app/file-drop.tsx';
import { KitPage, Specimen } from './specimen.tsx';

const COLUMNS = 'grid gap-6 md:grid-cols-2 lg:grid-cols-3';

const isSunday = (date: string) => weekdayOf(date) === 0;

export default function DatesPage() {
  return (
    <KitPage title="Dates and files">
      <Specimen name="Date picker" isWide>
        <div className={COLUMNS}>
          <DateField
            label="Visit"
            hint="Not on Sundays."
            defaultValue="2026-12-01"
            min="2026-11-22"
            isUnavailable={isSunday}
          />
          <DateField label="Visit, wrong" isRequired error="Please choose a date from today on." />
          <DateField label="Visit, disabled" defaultValue="2026-12-01" isDisabled />
        </div>
      </Specimen>
      <Specimen name="Date range picker" isWide>
        <div className={COLUMNS}>
          <DateRangeField
            label="Report"
            hint="Both days count."
            defaultValue={{ from: '2026-11-02', to: '2026-11-13' }}
          />
          <DateRangeField label="Report, wrong" error="Please choose the last day, too." />
          <DateRangeField label="Report, disabled" isDisabled />
        </div>
      </Specimen>
      <Specimen name="File drop" isWide>
        <Files />
        <FileDrop
          label="Photos, refused"
          hint="JPEG or PNG, up to 10 MB each."
          accept={['image/jpeg']}
          files={[]}
          error="Please choose a photo at least."
          onAdd={() => {}}
          onRemove={() => {}}
        />
      </Specimen>
    </KitPage>
  );
}

const onTheirWay: readonly DroppedFile[] = [
  { id: 'a', name: 'back-yard.jpg', size: '2.4 MB', progress: 100 },
  { id: 'b', name: 'low-spot-along-the-side-fence-after-rain.jpg', size: '6.1 MB', progress: 62 },
  {
    id: 'c',
    name: 'plan.tiff',
    size: '31 MB',
    progress: 0,
    error: 'Larger than 10 MB. Please send a smaller one.',
  },
];

function Files() {
  const [files, setFiles] = useState(onTheirWay);
  return (
    <FileDrop
      label="Photos"
      hint="JPEG or PNG, up to 10 MB each."
      accept={['image/jpeg', 'image/png']}
      files={files}
      onAdd={(added) => setFiles([...files, ...added.map(asShown)])}
      onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
    />
  );
}

function asShown({ name, size }: File, index: number): DroppedFile {
  return {
    id: `${name}-${size}-${index}-${Date.now()}`,
    name,
    size: `${(size / 1e6).toFixed(1)} MB`,
    progress: 100,
  };
}
