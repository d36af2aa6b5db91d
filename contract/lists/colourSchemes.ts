/** Colour schemes that a visitor can choose in the footer; without a choice the system's setting decides. */
export const colourSchemes = ['light', 'dark'] as const;
export type ColourScheme = (typeof colourSchemes)[number];

/** Cookie with the choice, which both hosts read. */
export const schemeCookie = 'scheme';

export const isColourScheme = (value: unknown): value is ColourScheme =>
  colourSchemes.some((scheme) => scheme === value);
