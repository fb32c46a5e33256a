// License lines: nothing without a number, the form LI plus number with one.
import { describe, expect, it } from 'vitest';
import { irrigationLicenseLine, irrigatorCredential, pesticideLicenseLine } from './licenses.ts';

describe('the irrigation line', () => {
  it('is not there without a number', () => {
    expect(
      irrigationLicenseLine({ irrigatorName: 'Pat Example', irrigatorLicense: ' ' }),
    ).toBeNull();
    expect(irrigationLicenseLine({ irrigatorName: '', irrigatorLicense: 'LI' })).toBeNull();
  });

  it.each(['0000000', 'LI0000000', 'li 0000000', 'LI-0000000', ' LI #0000000 '])(
    'writes %s as LI0000000, with name and regulator',
    (irrigatorLicense) => {
      const line = irrigationLicenseLine({ irrigatorName: 'Pat Example', irrigatorLicense });
      expect(line).toMatch(/^Licensed irrigator Pat Example, LI0000000\. .*\(TCEQ\)/);
    },
  );

  it('leaves a missing name out', () => {
    expect(irrigationLicenseLine({ irrigatorName: '', irrigatorLicense: '0000000' })).toMatch(
      /^Licensed irrigator, LI0000000\./,
    );
  });
});

it('a business card needs name and number alone', () => {
  const irrigator = { irrigatorName: 'Pat Example', irrigatorLicense: '0000000' };
  expect(irrigatorCredential(irrigator)).toBe('Licensed irrigator Pat Example, LI0000000');
  expect(irrigatorCredential({ ...irrigator, irrigatorLicense: '' })).toBeNull();
});

it('names the pesticide license only when there is one', () => {
  expect(pesticideLicenseLine({ pesticideLicense: '' })).toBeNull();
  expect(pesticideLicenseLine({ pesticideLicense: ' 0000000 ' })).toMatch(/license 0000000\.$/);
});
