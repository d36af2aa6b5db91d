/** The rest of a long text, which begins below the first screen of a phone. */
export const proseBelowFold = 'main [data-prose] > :nth-child(n + 8)';

/** Sections that begin below the first screen of a phone, long texts from there on, and the footer (docs/decisions/0045). */
export const belowFold = `main section:nth-child(n + 4), main :nth-child(n + 4) > section, ${proseBelowFold}, footer`;
