/** Sections that begin below the first screen of a phone, and the footer (docs/decisions/0045). */
export const partsBelow = 'main section:nth-child(n + 4), main :nth-child(n + 4) > section, footer';
