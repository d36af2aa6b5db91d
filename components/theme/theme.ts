/**
 * Colours depend on the scheme, so roles are custom properties (`components/theme/schemes.ts` has their colours). Their names
 * are short because each page has a hundred of them.
 */
export const theme = {
  color: {
    text: 'var(--t)',
    textMuted: 'var(--tm)',
    background: 'var(--b)',
    surface: 'var(--sf)',
    line: 'var(--l)',
    /** Borders that carry meaning: inputs, focus, controls (3:1 on background). */
    lineStrong: 'var(--ls)',
    link: 'var(--lk)',
    signal: 'var(--s)',
    signalHover: 'var(--sh)',
    signalSurface: 'var(--ss)',
    onSignal: 'var(--os)',
    /** A ground that stands out from the page: ink on paper, a lighter panel in the dark. */
    inverse: 'var(--i)',
    onInverse: 'var(--oi)',
    onInverseMuted: 'var(--om)',
    lineOnInverse: 'var(--lo)',
    signalOnInverse: 'var(--so)',
    positive: 'var(--p)',
    badgeText: 'var(--bt)',
    /** Requirements, 9: header background opacity 0.8. */
    headerBackground: 'var(--hb)',
    backdrop: 'var(--bd)',
    /** Over the footer's image: no picture may lift the ground above what `onInverse` texts stand on. */
    imageVeil: 'var(--iv)',
    shadow: 'var(--sd)',
    /** Map tints from the lowest rate to the highest; all carry `text` except the last two, which carry `onInverse`. */
    scale: ['var(--s0)', 'var(--s1)', 'var(--s2)', 'var(--s3)', 'var(--s4)'],
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
    /** Between sections: 2 rem on a phone, 6.5 rem on a desktop. */
    section: 'clamp(2rem, 0.35rem + 7.7vw, 6.5rem)',
  },
  font: {
    /** Archivo: headings, interface, figures. The variables are set by `components/theme/fonts.ts`. */
    sans: 'var(--sans)',
    /** Source Serif 4: leads and long reading. */
    serif: 'var(--serif)',
  },
  /** Font sizes; the large ones are fluid between 320 and 1280 px. */
  size: {
    xs: '0.8125rem',
    s: '0.9375rem',
    m: '1.0625rem',
    lead: 'clamp(1.0625rem, 0.92rem + 0.65vw, 1.4375rem)',
    h4: '1.125rem',
    h3: 'clamp(1.25rem, 1.2rem + 0.25vw, 1.4375rem)',
    /** Also the margin headings: a German compound of 25 letters fits into their column. */
    h2: 'clamp(1.5rem, 1.35rem + 0.65vw, 1.875rem)',
    h1: 'clamp(2.125rem, 1.55rem + 2.9vw, 4rem)',
    /** A title that leaves the first screen to what the page is for. */
    h1Low: 'clamp(1.75rem, 1.45rem + 1.5vw, 2.5rem)',
    figure: 'clamp(2.25rem, 1.9rem + 1.8vw, 3.5rem)',
  },
  weight: { regular: 400, medium: 500, semibold: 600 },
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
  /** Of a border that only takes space: transparent ones show where the system forces colours. */
  clear: 'var(--clear)',
  shadow: { raised: '0 1px 2px var(--sd), 0 12px 32px var(--sd)' },
  width: {
    page: '77rem',
    text: '42rem',
    narrow: '56rem',
    /** Page margin: 1 rem on a phone, 2.5 rem on a desktop. */
    gutter: 'clamp(1rem, 4vw, 2.5rem)',
    /** The header is one row high, on tablets two lower ones (`components/theme/elements.css`). */
    headerHeight: 'var(--hh)',
    headerBase: '4.5rem',
    headerRow: 'var(--hr)',
    /** Least height of what a finger presses. */
    target: '2.75rem',
    /** Height of a button whose text is one line. */
    button: '3rem',
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
    /** The whole header fits into one row. */
    wide: '@media (min-width: 77rem)',
  },
  motion: { fast: '140ms ease-out', calm: '260ms cubic-bezier(0.2, 0.7, 0.2, 1)' },
  layer: { header: 20, overlay: 40, dialog: 50, toast: 60 },
} as const;

export type Theme = typeof theme;
