/** The roles are custom properties, whose colours depend on the scheme: `components/theme/schemes.ts` has them. */
export const theme = {
  color: {
    text: 'var(--text)',
    textMuted: 'var(--text-muted)',
    background: 'var(--background)',
    surface: 'var(--surface)',
    line: 'var(--line)',
    /** Borders that carry meaning: inputs, focus, controls (3:1 on background). */
    lineStrong: 'var(--line-strong)',
    link: 'var(--link)',
    signal: 'var(--signal)',
    signalHover: 'var(--signal-hover)',
    signalSurface: 'var(--signal-surface)',
    onSignal: 'var(--on-signal)',
    /** A ground that stands out from the page: ink on paper, a lighter panel in the dark. */
    inverse: 'var(--inverse)',
    onInverse: 'var(--on-inverse)',
    onInverseMuted: 'var(--on-inverse-muted)',
    lineOnInverse: 'var(--line-on-inverse)',
    signalOnInverse: 'var(--signal-on-inverse)',
    positive: 'var(--positive)',
    badgeText: 'var(--badge-text)',
    /** Requirements, 9: header background opacity 0.8. */
    headerBackground: 'var(--header-background)',
    backdrop: 'var(--backdrop)',
    /** Over the footer's image: no picture may lift the ground above what `onInverse` texts stand on. */
    imageVeil: 'var(--image-veil)',
    shadow: 'var(--shadow)',
    /** Map tints from the lowest rate to the highest; all carry `text` except the last two, which carry `onInverse`. */
    scale: ['var(--scale-0)', 'var(--scale-1)', 'var(--scale-2)', 'var(--scale-3)', 'var(--scale-4)'],
  },
  /** Spacing in rem, on a 4 px grid. */
  space: {
    xxs: '0.25rem',
    xs: '0.5rem',
    s: '0.75rem',
    m: '1rem',
    l: '1.5rem',
    xl: '2.5rem',
    xxl: '4rem',
    /** Between sections: 3.5 rem on a phone, 6.5 rem on a desktop. */
    section: 'clamp(3.5rem, 2rem + 6vw, 6.5rem)',
  },
  font: {
    /** Archivo: headings, interface, figures. The variables are set by `components/theme/fonts.ts`. */
    sans: 'var(--font-sans)',
    /** Source Serif 4: leads and long reading. */
    serif: 'var(--font-serif)',
  },
  /** Font sizes; the large ones are fluid between 320 and 1280 px. */
  size: {
    xs: '0.8125rem',
    s: '0.9375rem',
    m: '1.0625rem',
    lead: 'clamp(1.1875rem, 1.1rem + 0.45vw, 1.4375rem)',
    h4: '1.125rem',
    h3: 'clamp(1.25rem, 1.2rem + 0.25vw, 1.4375rem)',
    /** Also the margin headings: a German compound of 25 letters fits into their column. */
    h2: 'clamp(1.5rem, 1.35rem + 0.65vw, 1.875rem)',
    h1: 'clamp(2.125rem, 1.55rem + 2.9vw, 4rem)',
    figure: 'clamp(2.25rem, 1.9rem + 1.8vw, 3.5rem)',
  },
  weight: { regular: 400, medium: 500, semibold: 620, bold: 700 },
  leading: { tight: 1.08, snug: 1.25, lead: 1.45, body: 1.6 },
  /** Sizes that are set in a way of their own (`typeset`); every other is running text in the sans. */
  setting: {
    lead: { font: 'serif', weight: 'regular', leading: 'lead' },
    h4: { font: 'sans', weight: 'semibold', leading: 'snug' },
    h3: { font: 'sans', weight: 'semibold', leading: 'snug' },
    h2: { font: 'sans', weight: 'semibold', leading: 'snug' },
    h1: { font: 'sans', weight: 'semibold', leading: 'tight' },
    figure: { font: 'sans', weight: 'medium', leading: 'tight' },
  },
  radius: { s: '2px', m: '4px', round: '999px' },
  shadow: { raised: '0 1px 2px var(--shadow), 0 12px 32px var(--shadow)' },
  width: {
    page: '77rem',
    text: '42rem',
    narrow: '56rem',
    /** Page margin: 1 rem on a phone, 2.5 rem on a desktop. */
    gutter: 'clamp(1rem, 4vw, 2.5rem)',
    headerHeight: '4.5rem',
    /** Least height of what a finger presses. */
    target: '2.75rem',
  },
  /** Columns of a desktop. */
  columns: {
    /** Heading in the margin, content beside it. */
    margin: 'minmax(0, 3fr) minmax(0, 5fr)',
    /** A picture or a map, and what belongs to it. */
    picture: 'minmax(0, 7fr) minmax(0, 5fr)',
  },
  /** Media queries, mobile first. */
  from: {
    tablet: '@media (min-width: 48rem)',
    desktop: '@media (min-width: 70rem)',
  },
  motion: { fast: '140ms ease-out', calm: '260ms cubic-bezier(0.2, 0.7, 0.2, 1)' },
  layer: { header: 20, overlay: 40, dialog: 50, toast: 60 },
} as const;

export type Theme = typeof theme;
