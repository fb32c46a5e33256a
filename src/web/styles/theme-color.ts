// The color of a browser's own bars: the ground of the page. test/styles.test.ts holds both to tokens.css.

export const themeColor = { light: '#f8f5ee', dark: '#101712' } as const;
