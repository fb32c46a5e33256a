// The galleries show as many projects as they claim, each with a picture of its own, in the years they claim.
import { describe, expect, it } from 'vitest';
import { pictures } from '#company/facts/pictures.gen.ts';
import { serviceIds } from '#company/facts/service-kinds.ts';
import { firstContent } from './first-content.ts';

const categories = new Map<string, string>(
  Object.entries(pictures).map(([name, { category }]) => [name, category]),
);

const {
  'gallery-project': galleryProjects,
  'picture-pair': picturePairs,
  'portfolio-project': portfolioProjects,
  'recent-project': recentProjects,
  'timeline-project': timelineProjects,
} = firstContent();

describe('the complete gallery', () => {
  it('has 51 items with 51 pictures and 51 titles', () => {
    expect(portfolioProjects).toHaveLength(51);
    expect(new Set(portfolioProjects.map(({ picture }) => picture)).size).toBe(51);
    expect(new Set(portfolioProjects.map(({ title }) => title)).size).toBe(51);
  });

  it('runs from 2025 back to 2019 and leaves no year out', () => {
    const years = portfolioProjects.map(({ year }) => year);
    expect(years).toEqual([...years].sort((one, other) => other - one));
    expect([...new Set(years)]).toEqual([2025, 2024, 2023, 2022, 2021, 2020, 2019]);
  });

  it('has projects of every kind, and more than a page of one kind only where pages are wanted', () => {
    for (const kind of serviceIds) {
      const count = portfolioProjects.filter(({ category }) => category === kind).length;
      expect(count, kind).toBeGreaterThanOrEqual(5);
    }
  });

  it('names a place for each, "Service Area" where there is none, and shows no yard before the work', () => {
    for (const { location, picture } of portfolioProjects) {
      expect(location).toMatch(/^(Service Area|[A-Z][A-Za-z ]+, TX)$/);
      expect(categories.get(picture), picture).not.toBe('before-after');
    }
    expect(portfolioProjects.some(({ location }) => location === 'Service Area')).toBe(true);
  });
});

describe('the timeline', () => {
  it('has ten projects from 2019 to 2024, oldest first, the date saying the same year', () => {
    expect(timelineProjects).toHaveLength(10);
    const moments = timelineProjects.map(({ date }) => Date.parse(`1 ${date}`));
    expect(moments).toEqual([...moments].sort((one, other) => one - other));
    expect([...new Set(timelineProjects.map(({ year }) => year))]).toEqual([
      2019, 2020, 2021, 2022, 2023, 2024,
    ]);
    for (const { date, year } of timelineProjects) expect(date).toContain(String(year));
  });
});

describe('the home page', () => {
  it('shows six recent projects, newest first', () => {
    expect(recentProjects).toHaveLength(6);
    const moments = recentProjects.map(({ date }) => Date.parse(`1 ${date}`));
    expect(moments).toEqual([...moments].sort((one, other) => other - one));
  });

  it('shows no picture twice in gallery, timeline and recent projects', () => {
    const shown = [...galleryProjects, ...timelineProjects, ...recentProjects].map(
      ({ picture }) => picture,
    );
    expect(shown).toHaveLength(13 + 10 + 6);
    expect(new Set(shown).size).toBe(shown.length);
  });
});

it('each pair has a yard before the work and the same one after it', () => {
  expect(picturePairs).toHaveLength(2);
  for (const { before, after } of picturePairs) {
    expect(categories.get(before.picture)).toBe('before-after');
    expect(categories.get(after.picture)).not.toBe('before-after');
  }
});
